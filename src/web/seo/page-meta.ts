import type { MetaDescriptor } from "react-router"
import { localeOf, TERRITORIES } from "../../domain/locales/locales.ts"
import { NEWS_FEED_PATH } from "../../domain/site/route-address.ts"
import type { Shell, Shop } from "../shell/shell.ts"
import { fileAddress, pageAddress } from "./absolute-address.ts"
import { excerpt } from "./excerpt.ts"

/** What search engines show of a description. */
const DESCRIPTION_LENGTH = 160

export type PageMeta = {
  /** What the root has loaded; undefined where it broke. */
  shell: Shell | undefined
  title: string
  /** Plain text; the shop's own where a page has none. */
  description: string
  keywords?: string
  /** What a shared link shows; the picture of the home page where a page has none. */
  image?: string | null
  /** The screen's own address, without prefix: `contentAddress(location)`, or `goods.url`. */
  path: string
  type?: "website" | "article" | "product"
}

/** How a page introduces itself: by its title, and from the server to search engines and to those who share it. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { shell } = page
  const shop = shell?.shop
  if (!shop) return [{ title: page.title }]
  const title = page.title || shop.title
  const fullTitle = title.includes(shop.name) ? title : `${title} – ${shop.name}`
  return [{ title: fullTitle }, ...(import.meta.env.SSR ? descriptionsOf(page, shell, shop, title) : [])]
}

function descriptionsOf(page: PageMeta, shell: Shell, shop: Shop, title: string): MetaDescriptor[] {
  const description = excerpt(page.description || shop.description, DESCRIPTION_LENGTH)
  const picture = page.image ?? shop.content.hero?.image
  const image = picture && fileAddress(shell, picture)
  const others = shop.locales.filter(({ iso }) => iso !== shell.lang)
  return [
    ...named("description", description),
    ...named("keywords", page.keywords ?? shop.keywords),
    ...property("og:type", page.type ?? "website"),
    ...property("og:site_name", shop.name),
    ...property("og:title", title),
    ...property("og:description", description),
    ...property("og:url", pageAddress(shell, page.path)),
    ...property("og:image", image),
    ...property("og:image:alt", image && title),
    ...property("og:locale", openGraphLocale(shell.lang)),
    ...others.flatMap(({ iso }) => property("og:locale:alternate", openGraphLocale(iso))),
    ...named("twitter:card", image ? "summary_large_image" : "summary"),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: shop.name,
      href: pageAddress(shell, NEWS_FEED_PATH),
    },
  ]
}

const named = (name: string, content: string) => (content ? [{ name, content }] : [])
const property = (name: string, content: string | null | undefined) => (content ? [{ property: name, content }] : [])

/** Open Graph wants a territory with every language. From our own table: the browser's takes longer than the whole head. */
function openGraphLocale(iso: string): string {
  const locale = localeOf(iso)
  return locale ? `${iso.split("-")[0]}_${TERRITORIES[locale]}` : iso
}
