import { expect, test } from "vitest"
import { isCodeHost } from "./code-host.ts"

test.each([
  "chat.example",
  "embed.tawk.to",
  "d3k81ch9hvuctc.cloudfront.net",
  "xn--bcher-kva.example",
  "a-b.c-d.example",
  "a.xn--p1ai",
])("%s is a host", (host) => {
  expect(isCodeHost(host)).toBe(true)
})

test.each([
  "",
  "*",
  "*.example",
  "*.chat.example",
  "chat.*",
  "'unsafe-inline'",
  "'self'",
  "chat.example 'unsafe-inline'",
  "chat.example; script-src *",
  "chat.example;",
  "chat.example,evil.example",
  " chat.example",
  "chat.example ",
  "chat.example\n",
  "chat.example\r\nset-cookie: a=b",
  "chat\texample.example",
  "data:",
  "blob:",
  "https:",
  "https://chat.example",
  "http://chat.example",
  "//chat.example",
  "chat.example/",
  "chat.example/w.js",
  "chat.example:8443",
  "user@chat.example",
  "localhost",
  "127.0.0.1",
  "[::1]",
  "10.1",
  "Chat.Example",
  "chat..example",
  ".chat.example",
  "chat.example.",
  "-chat.example",
  "chat-.example",
  "chat_box.example",
  "bücher.example",
  "чат.example",
  "chat.e",
  `${"a".repeat(64)}.example`,
  `${"a.".repeat(60)}example`,
  "https://chat.example?x",
  "chat.example#x",
])("%j is none", (host) => {
  expect(isCodeHost(host)).toBe(false)
})
