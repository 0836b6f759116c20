// Bundles every test with the sources it tests and runs them in Node's own test runner.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { FIRST, catalogues, compiled } from "../words.mjs";

const here = dirname(fileURLToPath(import.meta.url));
// Inside node_modules, so that what is not bundled is found there.
const out = mkdtempSync(join(here, "..", "node_modules", ".tests-"));
const languages = Object.fromEntries([...catalogues()].map(([code, catalogue]) => [code, { name: code, offer: code, words: `/words/${code}.json`, catalogue: compiled(code, catalogue) }]));
try {
  await build({
    entryPoints: readdirSync(here).filter((name) => /\.test\.tsx?$/.test(name)).map((name) => join(here, name)),
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    jsx: "automatic",
    jsxImportSource: "preact",
    sourcemap: "inline",
    outdir: out,
    outExtension: { ".js": ".mjs" },
    packages: "external",
    define: { GAME_SHEETS: "{}", LANGUAGES: JSON.stringify(languages), FIRST_LANGUAGE: JSON.stringify(FIRST) },
    logLevel: "warning",
  });
  const tests = readdirSync(out).filter((name) => name.endsWith(".mjs")).map((name) => join(out, name));
  const done = spawnSync(process.execPath, ["--enable-source-maps", "--test", "--test-reporter=dot", ...tests], { stdio: "inherit" });
  process.exitCode = done.status ?? 1;
} finally {
  rmSync(out, { recursive: true, force: true });
}
