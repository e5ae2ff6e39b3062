import { useMatches } from "react-router"

export type Chapter = { anchor: string; number: number; title: string }

/** Kinds of sections that begin with a number. */
const CHAPTERS: readonly string[] = [
  "industries",
  "categories",
  "ranking",
  "goodsRail",
  "story",
  "certificates",
  "request",
  "news",
]

type Shown = { key: string; section: string; props: object }

const isShown = (value: unknown): value is Shown =>
  typeof value === "object" && value !== null && "key" in value && "section" in value && "props" in value

/** What is chapter by chapter on the page, where it is the home page; else nothing. */
export function useChapters(): Chapter[] {
  const data: unknown = useMatches().at(-1)?.loaderData
  const sections: unknown = typeof data === "object" && data !== null && "sections" in data ? data.sections : []
  return (Array.isArray(sections) ? sections : [])
    .filter(isShown)
    .filter(({ section }) => CHAPTERS.includes(section))
    .map(({ key, props }, at) => ({ anchor: key, number: at + 1, title: titleOf(props) }))
}

function titleOf(props: object): string {
  if ("title" in props) return String(props.title)
  return "story" in props && typeof props.story === "object" && props.story !== null ? titleOf(props.story) : ""
}
