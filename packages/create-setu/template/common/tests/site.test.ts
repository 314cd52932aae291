import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { checkSite } from "@setu/website/check";
import { institute } from "../src/institute.ts";

let site: ChildProcess;
let dataDir: string;
let url: string;

before(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "site-"));
  const started = spawn("npx", ["setu", "start"], {
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  site = started;
  url = await new Promise<string>((resolve, reject) => {
    started.stdout.on("data", (said) => {
      const [, address] = /running at (http:\/\/[\d.:]+)/.exec(String(said)) ?? [];
      if (address) resolve(address);
    });
    started.once("exit", () => reject(new Error("The site did not start.")));
  });
});

after(async () => {
  const ended = new Promise((resolve) => site.once("exit", resolve));
  if (site.exitCode === null) {
    process.kill(-(site.pid ?? 0), "SIGINT");
    await ended;
  }
  await rm(dataDir, { recursive: true });
});

test("every page of the sitemap answers", async () => {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, page = ""]) => new URL(page).pathname,
  );
  assert.ok(paths.length > 5, sitemap);
  for (const page of paths) assert.equal((await fetch(url + page)).status, 200, page);
});

// Placeholders, which `npm run check` lists, must be gone only when the site goes live.
test("no link is dead, and every picture has words", async () => {
  const root = path.resolve(import.meta.dirname, "..");
  const findings = await checkSite({ root, institute, url });
  const left = findings.filter(({ kind }) => kind !== "placeholder");
  const lines = left.map(({ kind, file, line, what }) => `${file}:${line}  ${kind}: ${what}`);
  assert.equal(lines.join("\n"), "");
});
