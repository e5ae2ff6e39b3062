import type { MetaDescriptor } from "react-router"

type Value = string | number | boolean | null | Value[] | { [key: string]: Value | undefined }

/** Something that schema.org has a type for. */
export type Thing = { "@type": string; [key: string]: Value | undefined }

/**
 * Descriptions for search engines, a script each; the router escapes them, so no text can end its script. Only the server
 * writes them (`import.meta.env.SSR`): who reads them asks for each page, and browsers need not have the code.
 */
export function jsonLd(...things: (Thing | null)[]): MetaDescriptor[] {
  return things
    .filter((thing) => thing !== null)
    .map((thing) => ({ "script:ld+json": { "@context": "https://schema.org", ...thing } }))
}
