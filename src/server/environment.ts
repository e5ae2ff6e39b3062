import { randomBytes } from "node:crypto"
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { isIP } from "node:net"
import { join, resolve } from "node:path"
import { z } from "zod"
import { type ProviderEnvironment, readProviderEnvironment } from "./provider-environment.ts"

const SECRET_LENGTH_MIN = 32
const PAGE_CACHE_MB = 64
/** Twenty milliseconds of work each: one network can take a fifth of a core for good. */
export const DRAWINGS_PER_SECOND = 10
export const PICTURE_CACHE_MB = 2_048

const SMTP = "must look like smtp://user:password@mail.example:587, or smtps://… for a server that speaks TLS at once"

/** The one place that reads the environment. A wrong value stops the start with a sentence that says what to do. */
const fields = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, "must be a port number from 0 to 65535, such as 3000")
    .transform(Number)
    .refine((port) => port <= 65_535, "must be a port number from 0 to 65535, such as 3000")
    .default(3000),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must look like postgres://user:password@host:5432/database")
    .optional(),
  VITRINE_DATA: z.string().default("data"),
  SITE_ORIGIN: z
    .string()
    .refine(isOrigin, "must be an origin such as https://shop.example")
    .transform((text) => text.replace(/\/$/, ""))
    .optional(),
  ADMIN_ORIGIN: z
    .string()
    .refine(isOrigin, "must be an origin such as https://admin.shop.example")
    .transform((text) => text.replace(/\/$/, ""))
    .optional(),
  SESSION_SECRET: z.string().min(SECRET_LENGTH_MIN, `must have at least ${SECRET_LENGTH_MIN} characters`).optional(),
  PROVIDER_KEYS_SECRET: z
    .string()
    .transform((text) => text.split(",").map((secret) => secret.trim()))
    .refine(
      (secrets) => secrets.every((secret) => secret.length >= SECRET_LENGTH_MIN),
      `must have at least ${SECRET_LENGTH_MIN} characters; several are separated by commas, the newest first`,
    )
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((list) => list.every(isAddressOrRange), "must be addresses or ranges, such as 10.0.0.1, 10.0.0.0/8")
    .default([]),
  API_BASE: z.url({ protocol: /^https?$/, error: "must be an address such as https://api.shop.example" }).optional(),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent")
    .default("info"),
  LOG_REQUESTS: z
    .enum(["0", "1"], "must be 1 (a line for each request) or 0")
    .transform((flag) => flag === "1")
    .default(true),
  PAGE_CACHE_MB: z
    .string()
    .regex(/^\d{1,5}$/, "must be a number of megabytes such as 64, or 0 to keep no pages")
    .transform(Number)
    .default(PAGE_CACHE_MB),
  DRAWINGS_PER_SECOND: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, "must be how many new pages one network may ask for each second, such as 10")
    .transform(Number)
    .default(DRAWINGS_PER_SECOND),
  PICTURE_CACHE_MB: z
    .string()
    .regex(/^\d{1,6}$/, "must be a number of megabytes such as 2048, or 0 to keep no copies of pictures")
    .transform(Number)
    .default(PICTURE_CACHE_MB),
  SMTP_URL: z
    .string()
    .refine(
      (text) => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== "",
      SMTP,
    )
    .optional(),
  MAIL_FROM: z.email("must be the address that mails come from, such as orders@shop.example").optional(),
  VIES_BASE_URL: z
    .url({ protocol: /^https?$/, error: "must be an address such as https://proxy.example/vies" })
    .transform((text) => text.replace(/\/$/, ""))
    .optional(),
  MAIL_PAGE: z
    .enum(["0", "1"], "must be 1 (mails of the data folder can be read at /dev/mail, by anybody) or 0")
    .transform((flag) => flag === "1")
    .default(false),
})

const shape = fields
  .refine(
    ({ ADMIN_ORIGIN, SITE_ORIGIN }) =>
      hostOf(ADMIN_ORIGIN) === undefined || hostOf(ADMIN_ORIGIN) !== hostOf(SITE_ORIGIN),
    {
      path: ["ADMIN_ORIGIN"],
      error: "must have another host than SITE_ORIGIN: cookies do not tell ports apart",
    },
  )
  .refine(({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined, {
    path: ["MAIL_FROM"],
    error: "must be set where SMTP_URL is: the address that mails come from, such as orders@shop.example",
  })
  .refine(({ SMTP_URL, MAIL_PAGE }) => SMTP_URL === undefined || !MAIL_PAGE, {
    path: ["MAIL_PAGE"],
    error: "must be 0 where SMTP_URL is set: mails that are sent are not in the data folder",
  })

export type Environment = {
  port: number
  databaseUrl: string | undefined
  dataFolder: string
  siteOrigin: string | undefined
  /** One origin for the staff of all shops; undefined: each shop's own, `admin.` before its host. */
  adminOrigin: string | undefined
  sessionSecret: string
  /** What the keys of payment providers are sealed with: the first; the others still open what they have sealed. */
  providerKeysSecrets: string[]
  /** Keys of payment providers that are not entered by owners. */
  providers: ProviderEnvironment
  trustedProxies: string[]
  apiBase: string | undefined
  logLevel: "debug" | "info" | "warn" | "error" | "silent"
  logRequests: boolean
  pageCacheMb: number
  /** New pages that one network may ask for each second, once its first sixty are used up. */
  drawingsPerSecond: number
  /** Disk space for copies of pictures in other sizes and formats. */
  pictureCacheMb: number
  /** Where VIES is reached, which checks VAT numbers; undefined: at its own address. */
  viesUrl: string | undefined
  /** The server that sends mails; null: they are put into the data folder. */
  mail: { url: string; from: string } | null
  /** Whether those can be read in a browser. */
  mailPage: boolean
}

export class EnvironmentError extends Error {}

export function readEnvironment(values: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value?.trim() ? [[name, value] as const] : [])),
  )
  const parsed = shape.safeParse(given)
  const sentences = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join(".")} ${issue.message}.`)
  const providers = readProviderEnvironment(given, (name, sentence) => sentences.push(`${name} ${sentence}.`))
  if (!parsed.success || sentences.length > 0)
    throw new EnvironmentError(`${sentences.join("\n")}\nCorrect it in the environment and start again.`)
  const env = parsed.data
  const dataFolder = resolve(env.VITRINE_DATA)
  return {
    port: env.PORT,
    databaseUrl: env.DATABASE_URL,
    dataFolder,
    siteOrigin: env.SITE_ORIGIN,
    adminOrigin: env.ADMIN_ORIGIN,
    sessionSecret: env.SESSION_SECRET ?? keptSecret(dataFolder, "session-secret"),
    providerKeysSecrets: env.PROVIDER_KEYS_SECRET ?? [keptSecret(dataFolder, "provider-keys-secret")],
    providers,
    trustedProxies: env.TRUSTED_PROXIES,
    apiBase: env.API_BASE,
    logLevel: env.LOG_LEVEL,
    logRequests: env.LOG_REQUESTS,
    pageCacheMb: env.PAGE_CACHE_MB,
    drawingsPerSecond: env.DRAWINGS_PER_SECOND,
    pictureCacheMb: env.PICTURE_CACHE_MB,
    mail: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : null,
    viesUrl: env.VIES_BASE_URL,
    mailPage: env.MAIL_PAGE,
  }
}

/** What is lost with each secret. */
const WITHOUT = {
  "session-secret": "everybody will have to sign in anew",
  "provider-keys-secret": "keys of payment providers that owners have entered must be entered again",
}

/** Made once and kept in the data folder, so that a restart signs nobody out and closes no account. */
function keptSecret(dataFolder: string, name: keyof typeof WITHOUT): string {
  const file = join(dataFolder, name)
  let secret: string
  try {
    mkdirSync(dataFolder, { recursive: true })
    if (!existsSync(file)) writeWhole(file, randomBytes(32).toString("hex"))
    secret = readFileSync(file, "utf8").trim()
  } catch {
    throw new EnvironmentError(
      `The data folder ${dataFolder} cannot be written to. Give this user the right to write there, or set VITRINE_DATA to another folder.`,
    )
  }
  if (secret.length >= SECRET_LENGTH_MIN) return secret
  throw new EnvironmentError(
    `The file ${file} should hold a secret and does not. Remove it and start again; ${WITHOUT[name]}.`,
  )
}

/** Whole or not at all: a start beside this one must never read a secret that is half written, or empty. */
function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, text, { mode: 0o600, flush: true })
    try {
      linkSync(draft, file)
    } catch {
      // Either another start was first, or this file system has no links.
      if (!existsSync(file)) renameSync(draft, file)
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

const hostOf = (origin: string | undefined) =>
  origin !== undefined && URL.canParse(origin) ? new URL(origin).hostname : undefined

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, "")
}

function isAddressOrRange(text: string): boolean {
  const [address, bits, ...rest] = text.split("/")
  if (!address || !isIP(address) || rest.length > 0) return false
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128))
}
