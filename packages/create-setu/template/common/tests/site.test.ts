import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { institute } from "../src/institute.ts";

test("every page of the sitemap answers, and names the institute", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "site-"));
  const site = spawn("npx", ["setu", "start"], {
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      site.stdout.on("data", (said) => {
        const [, address] = /running at (http:\/\/[\d.:]+)/.exec(String(said)) ?? [];
        if (address) resolve(address);
      });
      site.once("exit", () => reject(new Error("The site did not start.")));
    });
    const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
    const paths = Array.from(
      sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
      ([, page = ""]) => new URL(page).pathname,
    );
    assert.ok(paths.length > 10, sitemap);
    for (const page of paths) {
      const answer = await fetch(url + page);
      assert.equal(answer.status, 200, page);
      const title = /<title>(.*?)<\/title>/.exec(await answer.text())?.[1] ?? "";
      assert.ok(title.includes(escaped(institute.name)), `${page}: ${title}`);
    }
  } finally {
    const ended = new Promise((resolve) => site.once("exit", resolve));
    process.kill(-(site.pid ?? 0), "SIGINT");
    await ended;
    await rm(dataDir, { recursive: true });
  }
});

const signs: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);
