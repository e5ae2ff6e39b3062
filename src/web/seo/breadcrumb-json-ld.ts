import type { Crumb } from "../sections/list-props.ts"
import { type Place, pageAddress } from "./absolute-address.ts"
import type { Thing } from "./json-ld.ts"

/** Where a page stands in the shop; nothing where there is no way to it. */
export function breadcrumbJsonLd(shell: Place | undefined, crumbs: readonly Crumb[]): Thing | null {
  if (!shell || crumbs.length < 2) return null
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: pageAddress(shell, url),
    })),
  }
}
