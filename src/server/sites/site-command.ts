import { parseArgs } from "node:util"
import type { Database } from "../../db/database.ts"
import { EmbeddedPostgresError } from "../../db/embedded/embedded-postgres-error.ts"
import { migrate } from "../../db/migrate.ts"
import { openDatabase } from "../../db/open-database.ts"
import { ensureRegions } from "../../db/regions.ts"
import { isBaseCurrency } from "../../domain/pricing/charged-amount.ts"
import { isRefused, type Refusal } from "../../domain/refusal.ts"
import { siteHost } from "../../domain/site/site-host.ts"
import { isSiteMode, type SiteMode } from "../../domain/site/site-mode.ts"
import { siteTypeOf } from "../../domain/site/site-type.ts"
import { isStaffHost, staffLink } from "../../domain/site/staff-origin.ts"
import { isTemplateName, TEMPLATE_NAMES, templateKind } from "../../domain/site/templates.ts"
import { isTimeZone } from "../../domain/zone-offsets.ts"
import { type Environment, EnvironmentError, readEnvironment } from "../environment.ts"
import { addSite, type NewSite } from "./add-site.ts"
import { LINK_HOURS } from "./invite-staff.ts"
import { listSites } from "./list-sites.ts"
import { removeSite } from "./remove-site.ts"
import { setMode } from "./set-mode.ts"
import { changeHosts, type HostStep } from "./site-hosts.ts"

const USAGE = `npm run site -- list
npm run site -- add NAME --host shop.example --owner me@example.com [--template arts] [--type 1] [--title "My shop"] [--currency USD] [--time-zone Europe/Berlin]
npm run site -- host NAME add|remove|primary shop.example
npm run site -- mode NAME live|test|demo
npm run site -- remove NAME --yes [--with-orders]`

/** Said to whoever typed the command: what is wrong, in a sentence. */
class WrongUse extends Error {}

const REFUSALS: Record<string, string> = {
  nameTaken: "There is a shop of that name already.",
  hostTaken: "That host belongs to another shop. See: npm run site -- list",
  unknownSite: "There is no shop of that name. See: npm run site -- list",
  unknownHost: "That host does not belong to this shop.",
  lastHost: "That is the primary host. Make another one primary first.",
  hasOrders: "That shop has orders. Add --with-orders if they shall be lost with it.",
}

const options = {
  host: { type: "string" },
  owner: { type: "string" },
  template: { type: "string" },
  type: { type: "string" },
  title: { type: "string" },
  currency: { type: "string" },
  "time-zone": { type: "string" },
  yes: { type: "boolean" },
  "with-orders": { type: "boolean" },
} as const

type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>["values"]

function readHost(text: string | undefined): string {
  const host = siteHost(text)
  if (!host) throw new WrongUse("Name a host such as shop.example, without http:// and without a port.")
  return host
}

/** A host for shoppers: never one that staff come in by. */
function readShopHost(text: string | undefined, environment: Environment): string {
  const host = readHost(text)
  if (isStaffHost(host, environment.adminOrigin))
    throw new WrongUse(`At ${host} staff come in; a shop needs another host.`)
  return host
}

function readNewSite(name: string, given: Options): NewSite {
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(name)) throw new WrongUse("The name must be small letters, digits and dashes.")
  const { template = "default-modulized", owner = "", currency = "USD" } = given
  if (!isTemplateName(template)) throw new WrongUse(`--template must be one of: ${TEMPLATE_NAMES.join(", ")}.`)
  if (given.type !== undefined && !/^[123]$/.test(given.type))
    throw new WrongUse("--type must be 1 (retail), 2 (wholesale) or 3 (mixed).")
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(owner)) throw new WrongUse("--owner must be the owner's e-mail address.")
  if (!/^[A-Z]{3}$/.test(currency)) throw new WrongUse("--currency must be three capital letters, such as USD.")
  if (!isBaseCurrency(currency))
    throw new WrongUse(`--currency must have two digits after the point; ${currency} can be added beside it later.`)
  const timeZone = given["time-zone"]
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw new WrongUse(`--time-zone must be a time zone such as Europe/Berlin; ${timeZone} is none.`)
  const type = given.type === undefined ? templateKind(template) : siteTypeOf(given.type)
  return {
    name,
    template,
    type,
    host: readHost(given.host),
    owner: owner.toLowerCase(),
    title: given.title?.trim() || name,
    currency: { code: currency, symbol: symbolOf(currency) },
    timeZone,
  }
}

function symbolOf(code: string): string {
  const parts = new Intl.NumberFormat("en", {
    style: "currency",
    currency: code,
    currencyDisplay: "narrowSymbol",
  }).formatToParts(0)
  return parts.find(({ type }) => type === "currency")?.value ?? code
}

const isHostStep = (text: string | undefined): text is HostStep =>
  text === "add" || text === "remove" || text === "primary"

/** The answer to one command, line by line. */
async function linesFor(args: string[], env: NodeJS.ProcessEnv): Promise<string[]> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [command, name = "", step, host] = positionals
  const wanted = command === "add" ? readNewSite(name, values) : undefined
  if (!["list", "add", "host", "mode", "remove"].includes(command ?? ""))
    throw new WrongUse(`Unknown command: ${command ?? "(none)"}`)
  if (command === "host" && !isHostStep(step))
    throw new WrongUse("Say what to do with the host: add, remove or primary.")
  if (command === "mode" && !isSiteMode(step))
    throw new WrongUse("Say which mode: live (real money only), test or demo (test money).")
  if (command === "remove" && !values.yes)
    throw new WrongUse(`This removes ${name} with everything in it for good. Add --yes if that is meant.`)
  const environment = readEnvironment(env)
  if (wanted) readShopHost(wanted.host, environment)
  const { db, close } = await openDatabase({ ...environment, log: console.error }, "attach")
  try {
    await migrate(db)
    await ensureRegions(db)
    if (wanted) return await add(db, wanted, environment)
    if (command === "mode" && isSiteMode(step)) return await changeMode(db, name, step)
    if (isHostStep(step)) {
      const wantedHost = step === "add" ? readShopHost(host, environment) : readHost(host)
      const hosts = await changeHosts(db, name, step, wantedHost)
      if (isRefused(hosts)) throw refusal(hosts)
      return [`${name} answers at ${hosts.join(", ")}.`]
    }
    if (command === "list") return await listSites(db)
    const removed = await removeSite(db, environment.dataFolder, { name, withOrders: values["with-orders"] ?? false })
    if (isRefused(removed)) throw refusal(removed)
    return [`${name} is gone.`, ...(removed.newDefault ? [`${removed.newDefault} is the default shop now.`] : [])]
  } finally {
    await close()
  }
}

async function add(db: Database, wanted: NewSite, { siteOrigin, adminOrigin }: Environment): Promise<string[]> {
  const added = await addSite(db, wanted)
  if (isRefused(added)) throw refusal(added)
  const also = added.isDefault ? " It is the default shop: any host that is not known shows it." : ""
  const origin = added.isDefault && siteOrigin ? siteOrigin : originOf(wanted.host, siteOrigin)
  return [
    `${wanted.title} is open at ${wanted.host}.${also}`,
    `One-time sign-in for ${wanted.owner}, good for ${LINK_HOURS} hours:`,
    `  ${staffLink(origin, wanted.name, added.token, adminOrigin)}`,
  ]
}

/** A further shop is reached as the first one is, but for its host. */
function originOf(host: string, siteOrigin = "https://shop.example"): string {
  const { protocol, port } = new URL(siteOrigin)
  return `${protocol}//${host}${port && `:${port}`}`
}

async function changeMode(db: Database, name: string, wanted: SiteMode): Promise<string[]> {
  const changed = await setMode(db, name, wanted)
  if (isRefused(changed)) throw refusal(changed)
  const money = wanted === "live" ? "It takes real money only." : "It takes test money: nothing real is paid there."
  return [`${name} is in mode ${wanted}. ${money}`]
}

const refusal = ({ refused }: Refusal<string, unknown>) => new WrongUse(REFUSALS[refused] ?? refused)

/** What `npm run site -- …` says to whoever types it, and whether that failed. */
export async function siteCommand(args: string[], env: NodeJS.ProcessEnv): Promise<{ said: string; failed: boolean }> {
  try {
    return { said: (await linesFor(args, env)).join("\n"), failed: false }
  } catch (failure) {
    const isUsage = failure instanceof WrongUse || (failure instanceof TypeError && "code" in failure)
    const isForeseen = isUsage || failure instanceof EnvironmentError || failure instanceof EmbeddedPostgresError
    if (!isForeseen) throw failure
    return { said: isUsage ? `${failure.message}\n\n${USAGE}` : failure.message, failed: true }
  }
}
