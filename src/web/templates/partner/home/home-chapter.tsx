import { Chapter, type ChapterProps } from "../frame/chapter.tsx"
import { useChapters } from "../frame/use-chapters.ts"

/** A chapter of the home page has the number of its place there. */
export function HomeChapter(props: ChapterProps) {
  return <Chapter {...props} number={useChapters().find(({ anchor }) => anchor === props.anchor)?.number} />
}
