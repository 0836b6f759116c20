// Builds the client into the Python package: a script with parts for later, one style sheet, and a sheet of symbols and
// styles for each game, loaded when that game is shown.  Names carry a hash, so they never go stale.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, existsSync, writeFileSync } from "node:fs";
import { join, dirname, basename, extname } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync, constants } from "node:zlib";
import { build, transform } from "esbuild";
import { FIRST, catalogues, compiled, writeTypes } from "./words.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "..", "src", "neontable", "server", "static");
const assets = join(out, "assets");
const font = join(here, "node_modules", "@fontsource", "chakra-petch");

rmSync(out, { recursive: true, force: true });
mkdirSync(assets, { recursive: true });

function place(name, data) {
  const hash = createHash("sha256").update(data).digest("base64url").slice(0, 10);
  const ext = extname(name);
  const file = `${basename(name, ext)}-${hash}${ext}`;
  writeFileSync(join(assets, file), data);
  return `/assets/${file}`;
}

const words = catalogues();
writeTypes(words);
const languages = {};
for (const [code, catalogue] of words) {
  const texts = compiled(code, catalogue);
  languages[code] = { name: texts["this-language"], offer: texts["switch-to-this"], words: place(`words-${code}.json`, JSON.stringify(texts)) };
}

const games = {};
for (const game of readdirSync(join(here, "games"))) {
  const dir = join(here, "games", game);
  const sheet = {};
  const symbols = join(dir, "symbols.svg");
  if (existsSync(symbols)) {
    const svg = readFileSync(symbols, "utf8").replace(/<!--.*?-->/gs, "").replace(/\s*\n\s*/g, " ");
    sheet.symbols = place(`${game}.svg`, svg);
  }
  const style = join(dir, "style.css");
  if (existsSync(style)) {
    const css = await transform(readFileSync(style, "utf8"), { loader: "css", minify: true });
    sheet.style = place(`${game}.css`, css.code);
  }
  // The first guided game, then others: tutorial.json, tutorial-<name>.json.
  for (const file of readdirSync(dir).filter((name) => /^tutorial(-.+)?\.json$/.test(name)).sort((one, two) => one.length - two.length)) {
    const script = JSON.parse(readFileSync(join(dir, file), "utf8"));
    const said = [script.strayed, script.free, ...(script.title ? [script.title] : []), ...script.steps.map((step) => step.say)];
    const lacking = [...words.keys()].filter((code) => said.some((texts) => !texts[code]));
    if (lacking.length) throw new Error(`${join(dir, file)} does not say everything in ${lacking.join(", ")}`);
    (sheet.tutorials ??= []).push({ script: place(`${game}-${file}`, JSON.stringify(script)), title: script.title });
  }
  games[game] = sheet;
}

const fonts = {};
for (const weight of [500, 700]) {
  fonts[weight] = place(`chakra-petch-${weight}.woff2`, readFileSync(join(font, "files", `chakra-petch-latin-${weight}-normal.woff2`)));
}
cpSync(join(font, "LICENSE"), join(assets, "chakra-petch-LICENSE.txt"));

const made = await build({
  entryPoints: [join(here, "src", "main.tsx")],
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "preact",
  splitting: true,
  entryNames: "app-[hash]",
  chunkNames: "part-[hash]",
  metafile: true,
  write: false,
  outdir: assets,
  define: { GAME_SHEETS: JSON.stringify(games), LANGUAGES: JSON.stringify(languages), FIRST_LANGUAGE: JSON.stringify(FIRST) },
  legalComments: "none",
});
// Parts that pages load later are files of their own, named by esbuild; what the entry imports at once
// belongs to the first load.
for (const file of made.outputFiles) writeFileSync(join(assets, basename(file.path)), file.contents);
const outputs = made.metafile.outputs;
// Parts that are imported later have an entry point of their own.
const entry = Object.keys(outputs).find((path) => outputs[path].entryPoint?.endsWith("main.tsx"));
const script = `/assets/${basename(entry)}`;
const atOnce = new Set();
const gather = (path) => {
  if (atOnce.has(basename(path))) return;
  atOnce.add(basename(path));
  for (const one of outputs[path].imports) if (one.kind === "import-statement" && outputs[one.path]) gather(one.path);
};
gather(entry);

const faces = Object.entries(fonts)
  .map(([w, url]) => `@font-face{font-family:"Chakra Petch";font-weight:${w};font-display:swap;src:url(${url}) format("woff2")}`)
  .join("\n");
const sources = readdirSync(join(here, "style")).filter((f) => f.endsWith(".css")).sort();
const css = await transform(faces + sources.map((f) => readFileSync(join(here, "style", f), "utf8")).join("\n"), {
  loader: "css",
  minify: true,
  target: "es2022",
});
const style = place("app.css", css.code);

const index = readFileSync(join(here, "index.html"), "utf8")
  .replace("{{style}}", style)
  .replace("{{script}}", script)
  .replace("{{font}}", fonts[700]);
writeFileSync(join(out, "index.html"), index);
cpSync(join(here, "icon.svg"), join(out, "icon.svg"));
// At the top, and always under this name: a service worker sees the pages below its own address.
writeFileSync(join(out, "sw.js"), (await transform(readFileSync(join(here, "sw.js"), "utf8"), { loader: "js", minify: true, target: "es2022" })).code);

// Whoever serves the files need not compress them again.
let first = 0;
for (const file of [join(out, "index.html"), ...readdirSync(assets).map((f) => join(assets, f))]) {
  if (!/\.(js|css|svg|json|html)$/.test(file)) continue;
  const data = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  const gz = gzipSync(data, { level: 9 });
  writeFileSync(`${file}.gz`, gz);
  if (/app-[^/]*\.css|index\.html/.test(file) || atOnce.has(basename(file)) || file.endsWith(languages[FIRST].words)) first += gz.length;
}
for (const url of Object.values(fonts)) first += readFileSync(join(out, url)).length;
console.log(`built ${script} and ${style}; first load ${(first / 1000).toFixed(1)} kB compressed, fonts included`);
