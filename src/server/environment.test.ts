import { execFile } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterAll, describe, expect, test } from "vitest"
import { type Environment, EnvironmentError, readEnvironment } from "./environment.ts"

const folder = mkdtempSync(join(tmpdir(), "vitrine-environment-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const secret = "x".repeat(32)
const read = (values: Record<string, string | undefined>) =>
  readEnvironment({ VITRINE_DATA: folder, SESSION_SECRET: secret, PROVIDER_KEYS_SECRET: secret, ...values })

test("nothing has to be set", () => {
  expect(read({})).toEqual({
    port: 3000,
    databaseUrl: undefined,
    dataFolder: folder,
    siteOrigin: undefined,
    adminOrigin: undefined,
    sessionSecret: secret,
    providerKeysSecrets: [secret],
    providers: { accounts: [], addresses: [] },
    trustedProxies: [],
    apiBase: undefined,
    logLevel: "info",
    logRequests: true,
    pageCacheMb: 64,
    drawingsPerSecond: 10,
    pictureCacheMb: 2048,
    viesUrl: undefined,
    mail: null,
    mailPage: false,
  })
})

test.each([
  ["PORT", "0", { port: 0 }],
  ["PORT", "65535", { port: 65_535 }],
  ["PORT", "  ", { port: 3000 }],
  ["DATABASE_URL", "postgresql://u:p@db:5432/shop", { databaseUrl: "postgresql://u:p@db:5432/shop" }],
  ["SITE_ORIGIN", "https://shop.example/", { siteOrigin: "https://shop.example" }],
  ["ADMIN_ORIGIN", "https://staff.example/", { adminOrigin: "https://staff.example" }],
  [
    "TRUSTED_PROXIES",
    "10.0.0.1, 10.1.0.0/16\n::1 2001:db8::/32",
    { trustedProxies: ["10.0.0.1", "10.1.0.0/16", "::1", "2001:db8::/32"] },
  ],
  ["API_BASE", "http://api.internal:8080", { apiBase: "http://api.internal:8080" }],
  ["LOG_LEVEL", "silent", { logLevel: "silent" }],
  ["LOG_REQUESTS", "0", { logRequests: false }],
  ["PAGE_CACHE_MB", "0", { pageCacheMb: 0 }],
  ["DRAWINGS_PER_SECOND", "1000", { drawingsPerSecond: 1000 }],
  ["PICTURE_CACHE_MB", "0", { pictureCacheMb: 0 }],
  ["VIES_BASE_URL", "http://proxy.internal/vies/", { viesUrl: "http://proxy.internal/vies" }],
  ["MAIL_PAGE", "1", { mailPage: true }],
  ["PROVIDER_KEYS_SECRET", `${"n".repeat(32)}, ${secret}`, { providerKeysSecrets: ["n".repeat(32), secret] }],
  ["MAIL_FROM", "orders@shop.example", { mail: null }],
])("%s may be %j", (name, value, expected) => expect(read({ [name]: value })).toMatchObject(expected))

test("mail goes by a server where one is named, with the address that it comes from", () => {
  const url = "smtps://shop:p%40ss@mail.example:465"
  expect(read({ SMTP_URL: url, MAIL_FROM: "orders@shop.example" }).mail).toEqual({ url, from: "orders@shop.example" })
  expect(() => read({ SMTP_URL: url })).toThrow(
    "MAIL_FROM must be set where SMTP_URL is: the address that mails come from, such as orders@shop.example.",
  )
  expect(() => read({ SMTP_URL: url, MAIL_FROM: "orders@shop.example", MAIL_PAGE: "1" })).toThrow(
    "MAIL_PAGE must be 0 where SMTP_URL is set: mails that are sent are not in the data folder.",
  )
})

const port = "PORT must be a port number from 0 to 65535, such as 3000."
const proxies = "TRUSTED_PROXIES must be addresses or ranges, such as 10.0.0.1, 10.0.0.0/8."
const origin = "SITE_ORIGIN must be an origin such as https://shop.example."
const adminOrigin = "ADMIN_ORIGIN must be an origin such as https://admin.shop.example."
const apiBase = "API_BASE must be an address such as https://api.shop.example."
const smtp =
  "SMTP_URL must look like smtp://user:password@mail.example:587, or smtps://… for a server that speaks TLS at once."
const keysSecret =
  "PROVIDER_KEYS_SECRET must have at least 32 characters; several are separated by commas, the newest first."
const database = "DATABASE_URL must look like postgres://user:password@host:5432/database."

test.each([
  ["PORT", "65536", port],
  ["PORT", "-1", port],
  ["PORT", "80a", port],
  ["PORT", "1e3", port],
  ["PORT", "3000.5", port],
  ["DATABASE_URL", "mysql://u@db/shop", database],
  ["DATABASE_URL", "shop.sqlite", database],
  ["SITE_ORIGIN", "shop.example", origin],
  ["SITE_ORIGIN", "https://shop.example/path", origin],
  ["SITE_ORIGIN", "https://shop.example?x", origin],
  ["ADMIN_ORIGIN", "admin.shop.example", adminOrigin],
  ["ADMIN_ORIGIN", "https://shop.example/admin", adminOrigin],
  ["SESSION_SECRET", "short", "SESSION_SECRET must have at least 32 characters."],
  ["PROVIDER_KEYS_SECRET", "short", keysSecret],
  ["PROVIDER_KEYS_SECRET", `${secret},short`, keysSecret],
  ["PROVIDER_KEYS_SECRET", `${secret},`, keysSecret],
  ["TRUSTED_PROXIES", "proxy.internal", proxies],
  ["TRUSTED_PROXIES", "10.0.0.0/33", proxies],
  ["TRUSTED_PROXIES", "10.0.0.0/", proxies],
  ["TRUSTED_PROXIES", "10.0.0.1/8/8", proxies],
  ["TRUSTED_PROXIES", "2001:db8::/129", proxies],
  ["API_BASE", "api", apiBase],
  ["API_BASE", "localhost:8080", apiBase],
  ["VIES_BASE_URL", "vies", "VIES_BASE_URL must be an address such as https://proxy.example/vies."],
  ["API_BASE", "ftp://api.example", apiBase],
  ["LOG_REQUESTS", "yes", "LOG_REQUESTS must be 1 (a line for each request) or 0."],
  [
    "DRAWINGS_PER_SECOND",
    "0",
    "DRAWINGS_PER_SECOND must be how many new pages one network may ask for each second, such as 10.",
  ],
  [
    "PICTURE_CACHE_MB",
    "-1",
    "PICTURE_CACHE_MB must be a number of megabytes such as 2048, or 0 to keep no copies of pictures.",
  ],
  ["PAGE_CACHE_MB", "64M", "PAGE_CACHE_MB must be a number of megabytes such as 64, or 0 to keep no pages."],
  ["SMTP_URL", "mail.example:587", smtp],
  ["SMTP_URL", "http://mail.example", smtp],
  ["SMTP_URL", "smtp://", smtp],
  ["MAIL_FROM", "orders", "MAIL_FROM must be the address that mails come from, such as orders@shop.example."],
  ["MAIL_PAGE", "yes", "MAIL_PAGE must be 1 (mails of the data folder can be read at /dev/mail, by anybody) or 0."],
  ["LOG_LEVEL", "loud", "LOG_LEVEL must be debug, info, warn, error or silent."],
])("%s=%j stops the start with a sentence", (name, value, sentence) => {
  const failure = `${sentence}\nCorrect it in the environment and start again.`
  expect(() => read({ MAIL_FROM: "orders@shop.example", [name]: value })).toThrow(new EnvironmentError(failure))
})

test("the staff's origin is none of the shop's, whatever its port", () => {
  expect(() => read({ SITE_ORIGIN: "http://localhost:3000", ADMIN_ORIGIN: "http://localhost:3001" })).toThrow(
    "ADMIN_ORIGIN must have another host than SITE_ORIGIN: cookies do not tell ports apart.",
  )
})

test("all that is wrong is said at once", () => {
  expect(() => read({ PORT: "x", LOG_LEVEL: "loud" })).toThrow(/^PORT .+\nLOG_LEVEL .+\nCorrect it/)
})

describe.each([
  ["session", ({ sessionSecret }: Environment) => sessionSecret],
  ["provider-keys", ({ providerKeysSecrets }: Environment) => providerKeysSecrets.join()],
] as const)("the secret of the %s", (name, secretOf) => {
  const file = `${name}-secret`
  const other = name === "session" ? "PROVIDER_KEYS_SECRET" : "SESSION_SECRET"
  const without = (dataFolder: string) => secretOf(readEnvironment({ VITRINE_DATA: dataFolder, [other]: secret }))
  const home = (part: string) => join(folder, name, part)

  test("is made once, kept, and readable by nobody else", () => {
    const data = home("new/data")
    const first = without(data)
    expect(first).toMatch(/^[0-9a-f]{64}$/)
    expect(without(data)).toBe(first)
    expect(statSync(join(data, file)).mode & 0o777).toBe(0o600)
    expect(readdirSync(data)).toEqual([file])
  })

  test("is another one in another folder", () => {
    expect(without(home("one"))).not.toBe(without(home("other")))
  })

  test("is the same for starts that meet", async () => {
    const data = home("met")
    const module = JSON.stringify(join(import.meta.dirname, "environment.ts"))
    const script = `const { readEnvironment } = await import(${module})
      const { sessionSecret, providerKeysSecrets } = readEnvironment({ VITRINE_DATA: ${JSON.stringify(data)} })
      process.stdout.write(${name === "session" ? "sessionSecret" : "providerKeysSecrets[0]"})`
    const start = () => promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script])
    const said = await Promise.all(Array.from({ length: 4 }, start))
    expect(new Set(said.map(({ stdout }) => stdout))).toEqual(new Set([readFileSync(join(data, file), "utf8")]))
  })

  test("that was lost from its file stops the start: an empty one would let anybody in", () => {
    without(home("lost"))
    writeFileSync(join(home("lost"), file), "")
    expect(() => without(home("lost"))).toThrow(
      new RegExp(`${file} should hold a secret and does not\\. Remove it and start again`),
    )
  })

  test("that cannot be kept stops the start with a sentence", () => {
    const noFolder = join(folder, `${name}-no-folder`)
    writeFileSync(noFolder, "")
    expect(() => without(noFolder)).toThrow(`The data folder ${noFolder} cannot be written to.`)
  })
})
