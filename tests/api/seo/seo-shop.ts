import { XMLParser, XMLValidator } from "fast-xml-parser"
import { expect } from "vitest"
import { seoRoutes } from "../../../src/server/seo/routes.ts"
import { siteDirectory } from "../../../src/server/sites/site-directory.ts"
import { testShop } from "../test-shop.ts"

export const QUARTER = "default-modulized.localhost"
export const SPLIT = "sport.localhost"

type From = { host?: string; headers?: Record<string, string> }

const lists = ["url", "sitemap", "item", "xhtml:link", "image:image"]
const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, isArray: (name) => lists.includes(name) })

/** The demo shops, as search engines and feed readers ask them. */
export async function seoShop() {
  const { db, rows, withoutApp } = await testShop()
  const seo = seoRoutes({ db, sites: { find: (hosts) => siteDirectory(db).find(hosts) } })

  async function visit(path: string, { host = QUARTER, headers }: From = {}) {
    const visitor = {
      host: host.replace(/:\d+$/, ""),
      authority: host,
      protocol: "https",
      address: "127.0.0.1",
      country: null,
    } as const
    return seo.fetch(new Request(`https://${host}${path}`, { headers }), { visitor })
  }

  /** A file that must be there and well formed. */
  async function file(path: string, from?: From) {
    const reply = await visit(path, from)
    const text = await reply.text()
    expect(reply.status, text).toBe(200)
    expect(XMLValidator.validate(text)).toBe(true)
    return parser.parse(text)
  }

  return { visit, file, rows, withoutApp }
}

export const pathOf = (address: string) => address.replace(/^https:\/\/[^/]+/, "")
