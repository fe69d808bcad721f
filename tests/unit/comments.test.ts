import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const { formatter } = JSON.parse(readFileSync("biome.json", "utf8")) as {
  formatter: { lineWidth: number };
};

// Biome wraps code, and leaves comments and SQL as they are.
test("no comment and no SQL is wider than code may be", () => {
  const files = execFileSync("git", ["ls-files", "-z", "--", "*.ts", "*.tsx", "*.mjs", "*.css", "*.sql"])
    .toString()
    .split("\0")
    .filter((file) => file !== "" && !/^releases\/|^tests\/embed\/hosts\/|^firm\/releases\//.test(file));
  const wide = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, at) =>
        (file.endsWith(".sql") || /^\s*(\/\/(?! biome-ignore)|\/?\*)/.test(line)) &&
        line.length > formatter.lineWidth &&
        !/https?:\S{60}/.test(line)
          ? [`${file}:${at + 1}`]
          : [],
      ),
  );
  expect(wide).toEqual([]);
});
