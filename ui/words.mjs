// The client's own words: reads ui/words/<language>/*.ftl, checks that every language says the same
// things, and writes the type of the messages (generated/messages.ts).  A language is a folder here.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { FluentParser, Visitor } from "@fluent/syntax";

const here = dirname(fileURLToPath(import.meta.url));
/** The language that all others are compared with, and the one shown where a browser asks for none we have. */
export const FIRST = "en";

/** `for-players` is `forPlayers` in the sources. */
const camel = (id) => id.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

class References extends Visitor {
  variables = new Set();
  messages = new Set();
  visitVariableReference(node) {
    this.variables.add(node.id.name);
  }
  visitMessageReference(node) {
    this.messages.add(node.id.name);
  }
}

/** One language: its messages with the variables each needs, and its source. */
function read(folder, complaints) {
  const messages = new Map();
  let source = "";
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".ftl")).sort()) {
    const text = readFileSync(join(folder, file), "utf8");
    for (const entry of new FluentParser().parse(text).body) {
      if (entry.type === "Junk") complaints.push(`${join(folder, file)}: cannot read ${JSON.stringify(entry.content.split("\n")[0])}`);
      if (entry.type !== "Message") continue;
      const id = entry.id.name;
      if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) complaints.push(`${join(folder, file)}: ${id} is not lower-case words joined by hyphens`);
      if (!entry.value) complaints.push(`${join(folder, file)}: ${id} has no text`);
      if (messages.has(id)) complaints.push(`${join(folder, file)}: ${id} stands twice`);
      const found = new References();
      found.visit(entry);
      messages.set(id, found);
    }
    source += `${text}\n`;
  }
  const needs = (id, quoting) => {
    if (quoting.includes(id) || !messages.has(id)) {
      complaints.push(`${folder}: ${quoting.at(-1) ?? id} quotes ${id}, which ${quoting.includes(id) ? "quotes itself" : "is not there"}`);
      return [];
    }
    const { variables, messages: quoted } = messages.get(id);
    return [...variables, ...[...quoted].flatMap((other) => needs(other, [...quoting, id]))];
  };
  const variables = new Map([...messages.keys()].map((id) => [id, [...new Set(needs(id, []))].sort()]));
  return { source, variables };
}

/** All languages by code, checked against the first; throws with every complaint at once. */
export function catalogues(folder = join(here, "words")) {
  const complaints = [];
  const codes = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name).sort();
  const found = new Map(codes.map((code) => [code, read(join(folder, code), complaints)]));
  const first = found.get(FIRST);
  if (!first) throw new Error(`${folder} has no folder ${FIRST}`);
  for (const [code, { variables }] of found) {
    for (const [id, wanted] of first.variables) {
      const given = variables.get(id);
      if (!given) complaints.push(`${code}: ${id} is missing`);
      else if (given.join() !== wanted.join()) complaints.push(`${code}: ${id} uses {${given}}, ${FIRST} uses {${wanted}}`);
    }
    for (const id of variables.keys()) if (!first.variables.has(id)) complaints.push(`${code}: ${id} is not in ${FIRST}`);
  }
  if (complaints.length) throw new Error(`the words of the client are not in order:\n  ${complaints.join("\n  ")}`);
  return found;
}

/** What the browser loads: messages by id, parsed already, so that no parser has to be sent.  One that
 *  needs nothing is a plain text. */
export function compiled(code, { source, variables }) {
  const resource = new FluentResource(source);
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(resource);
  return Object.fromEntries(resource.body.map(({ id, value }) => [id, variables.get(id).length ? value : bundle.formatPattern(value)]));
}

/** The type of the words: a text, or a function of what the text needs. */
export function types({ variables }) {
  const lines = [...variables].map(([id, names]) =>
    names.length ? `  ${camel(id)}(of: { ${names.map((name) => `${name}: Value`).join("; ")} }): string;\n` : `  ${camel(id)}: string;\n`,
  );
  return `// Written by words.mjs from words/${FIRST}: do not edit by hand.\n\nexport type Value = string | number;\n\nexport interface Words {\n${lines.join("")}}\n`;
}

export function writeTypes(found) {
  mkdirSync(join(here, "generated"), { recursive: true });
  writeFileSync(join(here, "generated", "messages.ts"), types(found.get(FIRST)));
}

if (basename(process.argv[1] ?? "") === "words.mjs") writeTypes(catalogues());
