import type { Page } from "@playwright/test"

export type Markup =
  | string
  | { tag: string; attributes: Record<string, string>; style: [string, string][]; children: Markup[] }
export type Document = { html: Record<string, string>; head: Markup[]; body: Markup[] }

/** A page's elements, attributes and texts, without what React Router writes itself: scripts, preloads and places for its data. */
export function readMarkup(page: Page, html: string): Promise<Document> {
  return page.evaluate((text) => {
    const own =
      "script:not([type='application/ld+json']), link[rel='modulepreload'], link[rel='preload'][as='image'], template[id^='B:'], body > div[hidden][id^='S:']"
    const parsed = new DOMParser().parseFromString(text, "text/html")
    for (const element of parsed.querySelectorAll(own)) element.remove()
    const attributesOf = (element: Element) =>
      Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]))
    const childrenOf = (element: Element): Markup[] =>
      Array.from(element.childNodes).flatMap((node): Markup[] => {
        if (node instanceof Element) return [elementOf(node)]
        return node instanceof Text ? [node.data] : []
      })
    const elementOf = (element: Element): Markup => {
      const { style: _, ...attributes } = attributesOf(element)
      const style =
        element instanceof HTMLElement || element instanceof SVGElement
          ? Array.from(element.style, (name): [string, string] => [name, element.style.getPropertyValue(name)])
          : []
      return { tag: element.localName, attributes, style, children: childrenOf(element) }
    }
    return {
      html: attributesOf(parsed.documentElement),
      head: childrenOf(parsed.head),
      body: childrenOf(parsed.body),
    }
  }, html)
}
