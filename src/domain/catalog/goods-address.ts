// Goods without a name still need something before the underscore.
const NAMELESS = "goods"

/** The name in a goods address: spaces, underscores, hash and slash (and control characters) become dashes. */
export function goodsNamePart(name: string): string {
  return (
    name
      .toWellFormed()
      .normalize("NFC")
      .replace(/[\s_#/\p{Cc}]/gu, "-") || NAMELESS
  )
}

/** Address of goods: `/item/{name}_{id}`, percent-encoded. */
export function goodsPath(name: string, id: number): string {
  return `/item/${encodeURIComponent(goodsNamePart(name))}_${id}`
}

/** Its address in each language that its name is known in. */
export const goodsPaths = <Language extends string>(
  names: Partial<Record<Language, string>> | null,
  id: number,
): Partial<Record<Language, string>> => {
  const paths: Partial<Record<Language, string>> = {}
  for (const language in names) {
    const name = names[language]
    if (name) paths[language] = goodsPath(name, id)
  }
  return paths
}

/** The id decides: the right address if the visitor's name part is not the goods' own (redirect 301), else null. */
export function goodsRedirect(namePart: string, goods: { name: string; id: number }): string | null {
  return sameName(namePart, goodsNamePart(goods.name)) ? null : goodsPath(goods.name, goods.id)
}

// Routers hand over %2F as a slash: read both alike, or a name with "%2F" in it would redirect to itself for ever.
function sameName(one: string, other: string): boolean {
  const readable = (name: string) => name.normalize("NFC").replace(/%2f|\//gi, "-")
  return readable(one) === readable(other)
}
