import "./browser";
import assert from "node:assert/strict";
import { test } from "node:test";
import { api, ApiFault, me } from "../src/api";
import { choose } from "../src/prefs";

interface Asked {
  url: string;
  init: RequestInit;
}

/** The server: answers one after the other, and what was asked. */
function server(...answers: (Response | Error)[]): Asked[] {
  const asked: Asked[] = [];
  globalThis.fetch = (url, init) => {
    asked.push({ url: String(url), init: init ?? {} });
    const answer = answers.shift() ?? Response.json({});
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return asked;
}

test("who I am is asked once, and again after it could not be said", async () => {
  const asked = server(new Error("network"), Response.json({ id: "p1" }), Response.json({ tables: [] }), Response.json({ tables: [] }));
  await assert.rejects(me(), (fault: ApiFault) => fault.code === "offline" && fault.status === 0);
  await api.lobby();
  await api.lobby();
  assert.deepEqual(asked.map((a) => a.url.split("?")[0]), ["/api/me", "/api/me", "/api/tables", "/api/tables"]);
});

test("requests carry the language, and what changes anything the header that other sites cannot send", async () => {
  choose({ lang: "fr" });
  const asked = server();
  await api.frame("abc", 3, -1);
  await api.table("abc");
  await api.create({ game: "toy", seats: [] });
  assert.equal(asked[0]!.url, "/api/replays/abc/frame?lang=fr&number=3&seat=-1");
  assert.equal(asked[1]!.url, "/api/tables/abc?lang=fr", "an empty token is left out");
  const sent = (n: number): Record<string, string> => asked[n]!.init.headers as Record<string, string>;
  assert.equal(sent(0)["X-Neontable"], undefined);
  assert.equal(sent(2)["X-Neontable"], "1");
  assert.equal(asked[2]!.init.body, '{"game":"toy","seats":[]}');
});

test("a refusal is the server's own words; a proxy's page is its number", async () => {
  server(Response.json({ status: 409, code: "late", text: "Too late." }, { status: 409 }), new Response("<h1>Bad gateway</h1>", { status: 502 }));
  await assert.rejects(api.games(), (fault: ApiFault) => fault.code === "late" && fault.message === "Too late.");
  await assert.rejects(api.games(), (fault: ApiFault) => fault.status === 502 && fault.message === "502");
});
