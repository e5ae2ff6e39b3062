import type { Shell } from "../shell/shell.ts"
import { pageAddress } from "./absolute-address.ts"
import type { Thing } from "./json-ld.ts"

const SEARCH = "/SaleGoods/lists?p=1&keywords={search_term_string}"

/** The shop and its website with the search, for the home page. */
export function shopJsonLd(shell: Shell | undefined): Thing[] {
  const shop = shell?.shop
  if (!shop) return []
  const { contact } = shop.content
  const id = `${shell.origin}/#shop`
  return [
    {
      "@type": "Organization",
      "@id": id,
      name: shop.name,
      url: pageAddress(shell, "/"),
      slogan: shop.slogan || undefined,
      description: shop.description || undefined,
      email: contact.email || undefined,
      telephone: contact.phone || undefined,
      address: contact.address || undefined,
    },
    {
      "@type": "WebSite",
      name: shop.name,
      url: pageAddress(shell, "/"),
      inLanguage: shell.lang,
      publisher: { "@type": "Organization", "@id": id, name: shop.name },
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: pageAddress(shell, SEARCH) },
        "query-input": "required name=search_term_string",
      },
    },
  ]
}
