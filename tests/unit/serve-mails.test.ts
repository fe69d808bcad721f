import { request } from "node:http";
import { expect, test } from "vitest";
import { serveMails } from "#scripts/mails/serve-mails.ts";

test.each([
  ["localhost", 200],
  ["127.0.0.1", 200],
  ["rebound.example", 403],
  ["127.0.0.1.rebound.example", 403],
])("the local mails' own server answers the host %s with %i", async (host, status) => {
  const port = await serveMails();
  const answered = await new Promise((done) =>
    request({ port, host: "127.0.0.1", path: "/__mail/", headers: { host: `${host}:${port}` } }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    }).end(),
  );
  expect(answered).toBe(status);
});
