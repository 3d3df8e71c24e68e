// Gives a program of Windows its icon and says what it is: node dress.mjs PROGRAM ICON VERSION
import { readFile, writeFile } from "node:fs/promises";
import { Data, NtExecutable, NtExecutableResource, Resource } from "resedit";

const [program, icon, version] = process.argv.slice(2);
if (!version) {
  console.error("dress.mjs takes a program, an icon and a version.");
  process.exit(2);
}
const ENGLISH = 1033;
const UNICODE = 1200;

const executable = NtExecutable.from(await readFile(program));
const resources = NtExecutableResource.from(executable);
const { icons } = Data.IconFile.from(await readFile(icon));
Resource.IconGroupEntry.replaceIconsForResource(
  resources.entries,
  1,
  ENGLISH,
  icons.map(({ data }) => data),
);
const about = Resource.VersionInfo.createEmpty();
about.setFileVersion(version, ENGLISH);
about.setProductVersion(version, ENGLISH);
about.setStringValues({ lang: ENGLISH, codepage: UNICODE }, { FileDescription: "Doodle City", ProductName: "Doodle City" });
about.outputToResourceEntries(resources.entries);
resources.outputResource(executable);
await writeFile(program, Buffer.from(executable.generate()));
