plugins {
    alias(libs.plugins.android.application)
}

val repository: File = rootDir.resolve("../..")

// The one version of everything is in the workspace's Cargo.toml.
val appVersion: String =
    Regex("""(?m)^version = "(\d+\.\d+\.\d+)"""")
        .find(repository.resolve("Cargo.toml").readText())
        ?.groupValues
        ?.get(1)
        ?: error("Cargo.toml has no version of the form 1.2.3")

// Grows with every commit, for stores take no build twice under one number.
val buildNumber: Int =
    providers
        .exec { commandLine(repository.resolve("dev").path, "build-number") }
        .standardOutput
        .asText
        .get()
        .trim()
        .toInt()

val keystore: String? = System.getenv("DOODLE_CITY_KEYSTORE")?.takeIf { it.isNotEmpty() }

val rustLibraries: File =
    layout.buildDirectory
        .dir("rust")
        .get()
        .asFile

android {
    namespace = "org.doodlecity"
    compileSdk = 36
    ndkVersion = "28.2.13676358"

    defaultConfig {
        applicationId = "org.doodlecity"
        minSdk = 28
        targetSdk = 36
        versionName = appVersion
        versionCode = buildNumber
    }

    signingConfigs {
        create("release") {
            if (keystore != null) {
                storeFile = file(keystore)
                storePassword = System.getenv("DOODLE_CITY_KEYSTORE_PASSWORD")
                keyAlias = System.getenv("DOODLE_CITY_KEY_ALIAS")
                keyPassword = System.getenv("DOODLE_CITY_KEY_PASSWORD")
            }
        }
    }

    buildTypes {
        release {
            // Without a key of one's own, this machine's test key: such an app can be tried, not published.
            signingConfig = signingConfigs.getByName(if (keystore != null) "release" else "debug")
        }
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }

    sourceSets.getByName("main").jniLibs.srcDir(rustLibraries)
}

val buildRust by tasks.registering(Exec::class) {
    description = "Builds the app's library for every kind of processor."
    val ndk = androidComponents.sdkComponents.ndkDirectory
    workingDir = repository
    commandLine(repository.resolve("dev").path, "android-library", rustLibraries.path, android.defaultConfig.minSdk.toString())
    doFirst { environment("ANDROID_NDK_ROOT", ndk.get().asFile.path) }
}

tasks.named("preBuild") { dependsOn(buildRust) }

dependencies {
    implementation(libs.activity)
    implementation(libs.appcompat)
    implementation(libs.core)
    implementation(libs.games.activity)
}
