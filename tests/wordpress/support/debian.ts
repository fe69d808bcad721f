import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

interface Release {
  /** The newest WordPress of these releases of Debian. */
  suites: readonly string[];
  /** One classic theme and two of blocks. */
  themes: readonly string[];
}

/** By the version of WordPress. */
export const releases: Readonly<Record<string, Release>> = {
  // Before script modules and before the editor's frame.
  "6.1": { suites: ["bookworm"], themes: ["twentytwentyone", "twentytwentytwo", "twentytwentythree"] },
  // The classic theme is packaged in the older one only.
  "6.8": {
    suites: ["trixie", "bookworm"],
    themes: ["twentytwentyone", "twentytwentyfour", "twentytwentyfive"],
  },
};

/** Debian keeps servers where only an administrator's PATH looks. */
export const env = {
  ...process.env,
  PATH: `${process.env.PATH}:/usr/sbin`,
  DEBIAN_FRONTEND: "noninteractive",
};

/**
 * The folder of a WordPress, unpacked from Debian's packages and not installed: the package would start a web
 * server. Throws the packages to install where a program is missing; none of them starts a service.
 */
export function obtainWordPress(version: string): string {
  const { status } = spawnSync("sh", ["-c", "which php mariadbd mariadb && php --ri mysqli"], { env });
  if (status !== 0)
    throw new Error(
      "The WordPress tests need more: apt-get install --no-install-recommends php-cli php-mysql mariadb-server-core mariadb-client-core",
    );
  const folder = resolve(`node_modules/.cache/wordpress-${version}`);
  if (!existsSync(join(folder, "complete"))) {
    const libraries = ["libjs-underscore", "libjs-cropper", "php-getid3"];
    const { suites, themes } = releases[version] as Release;
    unpack(folder, suites, ["wordpress", ...libraries, ...themes.map((theme) => `wordpress-theme-${theme}`)]);
    writeFileSync(join(folder, "complete"), "");
  }
  return join(folder, "usr/share/wordpress");
}

/** Downloads packages by lists of their own, whatever Debian runs here, and unpacks them. */
function unpack(folder: string, suites: readonly string[], packages: readonly string[]) {
  const lists = join(folder, "apt");
  for (const part of ["lists/partial", "cache/archives/partial", "packages"]) {
    mkdirSync(join(lists, part), { recursive: true });
  }
  const keyring = "/usr/share/keyrings/debian-archive-keyring.gpg";
  writeFileSync(
    join(lists, "sources.list"),
    suites.map((suite) => `deb [signed-by=${keyring}] http://deb.debian.org/debian ${suite} main\n`).join(""),
  );
  const options = [
    `Dir::Etc::sourcelist=${lists}/sources.list`,
    "Dir::Etc::sourceparts=-",
    `Dir::State::lists=${lists}/lists`,
    `Dir::Cache=${lists}/cache`,
    "APT::Sandbox::User=root",
  ].flatMap((option) => ["-o", option]);
  const target = join(lists, "packages");
  for (const task of [["update"], ["download", ...packages]])
    execFileSync("apt-get", ["-qq", ...options, ...task], { cwd: target, stdio: "inherit", env });
  for (const file of readdirSync(target)) execFileSync("dpkg-deb", ["-x", join(target, file), folder]);
}
