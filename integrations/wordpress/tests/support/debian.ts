import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** A WordPress as a release of Debian packages it; its name is WordPress's version there. */
export interface Release {
  readonly suite: "bookworm" | "trixie";
  /** One classic theme and two of blocks. */
  readonly themes: readonly string[];
}

export const releases: Readonly<Record<string, Release>> = {
  // Before script modules and before the editor's frame.
  "6.1": { suite: "bookworm", themes: ["twentytwentyone", "twentytwentytwo", "twentytwentythree"] },
  "6.8": { suite: "trixie", themes: ["twentytwentyone", "twentytwentyfour", "twentytwentyfive"] },
};

const cache = resolve("node_modules/.cache/wordpress");

/** Programs that run WordPress, and the Debian packages that bring them without starting a service. */
const programs = { php: "php-cli", mariadbd: "mariadb-server-core", mariadb: "mariadb-client-core" } as const;

/** Throws what is missing on this machine. */
export function demandPrograms(): void {
  const missing: string[] = Object.entries(programs).flatMap(([program, name]) =>
    answers("sh", ["-c", `command -v ${program}`]) ? [] : [name],
  );
  if (!answers("php", ["-r", "exit(extension_loaded('mysqli') ? 0 : 1);"])) missing.push("php-mysql");
  if (missing.length > 0)
    throw new Error(
      `The WordPress tests need more: apt-get install --no-install-recommends ${missing.join(" ")}`,
    );
}

function answers(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: "ignore", env: programPath() });
    return true;
  } catch {
    return false;
  }
}

/** Debian keeps servers where only an administrator's PATH looks. */
export function programPath(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
}

function apt(args: readonly string[], cwd?: string): void {
  execFileSync("apt-get", ["-qq", ...args], {
    cwd,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

/**
 * The folder of a WordPress, unpacked from Debian's packages and not installed: a machine has room for one release
 * only, and the package would start a web server.
 */
export function obtainWordPress({ suite, themes }: Release): string {
  const folder = join(cache, suite);
  const root = join(folder, "usr/share/wordpress");
  if (!existsSync(join(folder, "complete"))) {
    unpack(
      suite,
      ["wordpress", "libjs-underscore", "libjs-cropper", "php-getid3", ...themesIn(suite, themes)],
      folder,
    );
    writeFileSync(join(folder, "complete"), "");
  }
  for (const theme of themes) {
    const target = join(root, "wp-content/themes", theme);
    if (!existsSync(target))
      cpSync(join(obtainWordPress(older), relative, theme), target, { recursive: true });
  }
  return root;
}

const relative = "wp-content/themes";
const older = releases["6.1"] as Release;
/** The classic theme is packaged in the older release only. */
const themesIn = (suite: Release["suite"], themes: readonly string[]) =>
  themes
    .filter((theme) => suite === older.suite || theme !== "twentytwentyone")
    .map((theme) => `wordpress-theme-${theme}`);

/** Downloads packages of any release of Debian by lists of their own, and unpacks them below `folder`. */
function unpack(suite: string, packages: readonly string[], folder: string): void {
  const lists = join(folder, "apt");
  for (const part of ["lists/partial", "cache/archives/partial", "packages"]) {
    mkdirSync(join(lists, part), { recursive: true });
  }
  const keyring = "/usr/share/keyrings/debian-archive-keyring.gpg";
  writeFileSync(
    join(lists, "sources.list"),
    `deb [signed-by=${keyring}] http://deb.debian.org/debian ${suite} main\n`,
  );
  const options = [
    `Dir::Etc::sourcelist=${lists}/sources.list`,
    "Dir::Etc::sourceparts=-",
    `Dir::State::lists=${lists}/lists`,
    `Dir::Cache=${lists}/cache`,
    "APT::Sandbox::User=root",
  ].flatMap((option) => ["-o", option]);
  const target = join(lists, "packages");
  apt([...options, "update"]);
  apt([...options, "download", ...packages], target);
  for (const file of readdirSync(target)) execFileSync("dpkg-deb", ["-x", join(target, file), folder]);
}
