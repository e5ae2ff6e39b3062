import { underPrefix } from "../../domain/locales/prefix.ts"
import type { Shell } from "../shell/shell.ts"

export type Place = Pick<Shell, "origin" | "addresses">

/** Where a screen of the shop is at home, in the language of this page: never under a template prefix. */
export function pageAddress({ origin, addresses }: Place, path: string): string {
  return origin + underPrefix(addresses.canonical, path)
}

/** The address of a file of the shop, whatever prefix the page is under; one that lies elsewhere stays as it is. */
export function fileAddress({ origin }: Pick<Place, "origin">, path: string): string {
  return new URL(path, origin).href
}
