// The game's texts in the browser's database. A write is done once its strict transaction has completed.

const DATABASE = "doodle-city";
const TEXTS = "texts";

// When each match was written as this window knows it: in another one it may have gone on since.
const known = new Map();

// For how many seconds a database may take to open: some versions of Safari never answer the first time. Those count in
// which the page itself is awake; while it starts on a slow device an answer has to wait.
const PATIENCE = 10;

// Told apart by its name alone: what is said of it stands in the game's texts.
const failure = (name) => Object.assign(new Error(name), { name });

let opened;

function open() {
  if (opened) return opened;
  let seconds = 0;
  let alarm;
  let isTooLate = false;
  opened = new Promise((resolve, reject) => {
    alarm = setInterval(() => {
      seconds += 1;
      if (seconds === PATIENCE) reject(failure("SilentError"));
    }, 1000);
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TEXTS);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(failure("BlockedError"));
    request.onsuccess = () => {
      const database = request.result;
      // Nobody waits for it any more, and open it would be in the way of a later version.
      if (isTooLate) return database.close();
      // A later version in another tab may need it; here it is opened anew when it is needed.
      database.onversionchange = () => {
        database.close();
        opened = undefined;
      };
      database.onclose = () => (opened = undefined);
      resolve(database);
    };
  });
  // What failed is tried anew the next time.
  opened.then(
    () => clearInterval(alarm),
    () => {
      clearInterval(alarm);
      isTooLate = true;
      opened = undefined;
    },
  );
  return opened;
}

// Runs `work` over the texts, and gives what it returns once everything is where it belongs.
async function within(mode, work) {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(TEXTS, mode, { durability: "strict" });
    let result;
    transaction.oncomplete = () => resolve(result instanceof IDBRequest ? result.result : result);
    transaction.onabort = () => reject(transaction.error ?? failure("AbortError"));
    result = work(transaction.objectStore(TEXTS));
  });
}

// The names that begin like this. The texts stay where they are: there may be thousands.
export async function list(beginning) {
  return within("readonly", (texts) => texts.getAllKeys(IDBKeyRange.bound(beginning, `${beginning}\uffff`)));
}

// An array: the text, and when it was written in milliseconds since 1970; nothing if there is none.
export async function read(name) {
  const entry = await within("readonly", (texts) => texts.get(name));
  known.set(name, entry?.modified);
  return entry === undefined ? undefined : [String(entry.text), Number(entry.modified) || 0];
}

// Writes a text, but not in the place of one that another window has written since this one read it.
export async function write(name, text) {
  const modified = Date.now();
  let isOlder = false;
  const writing = within("readwrite", (texts) => {
    const there = texts.get(name);
    there.onsuccess = () => {
      isOlder = there.result !== undefined && there.result.modified !== known.get(name);
      if (isOlder) texts.transaction.abort();
      else texts.put({ text, modified }, name);
    };
  });
  await writing.catch((error) => {
    throw isOlder ? failure("OlderError") : error;
  });
  known.set(name, modified);
}

// Writes a text in the place of whatever is there.
export async function replace(name, text) {
  await within("readwrite", (texts) => void texts.put({ text, modified: Date.now() }, name));
}

export async function remove(name) {
  await within("readwrite", (texts) => void texts.delete(name));
}

// Moves a text to the first free name of `names`, and gives that.
export async function move(name, names) {
  let to;
  await within("readwrite", (texts) => {
    const source = texts.get(name);
    source.onsuccess = () => {
      const place = (index) => {
        const taken = texts.count(names[index]);
        taken.onsuccess = () => {
          if (taken.result > 0 && index + 1 < names.length) {
            place(index + 1);
          } else if (taken.result > 0) {
            texts.transaction.abort();
          } else {
            to = names[index];
            texts.put(source.result, to);
            texts.delete(name);
          }
        };
      };
      place(0);
    };
  });
  return to;
}
