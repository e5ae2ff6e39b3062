const unescaped = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"')

/** Addresses within the shop that a page leads to, and places on itself that it names and has not. */
export function linksOf(html: string, from: string) {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = ""]) => unescaped(href))
  const addresses = hrefs
    .filter((href) => href.startsWith("/") && !href.startsWith("//"))
    .map((href) => href.split("#")[0] ?? "")
  const hashes = hrefs.filter((href) => href.startsWith("#") && href.length > 1)
  const lost = hashes.filter((hash) => !html.includes(` id="${decodeURIComponent(hash.slice(1))}"`))
  return { addresses, lost: lost.map((hash) => `${from}: ${hash} is not on the page`) }
}
