import { Link, useSearchParams } from "react-router"
import type { PictureView } from "../../../contract/admin/media-calls.ts"
import type { CallReply } from "../../../contract/calls.ts"
import { useWords } from "../../shell/words.ts"

type MediaViewsProps = { counts: CallReply<"GET /api/admin/media/counts">; view: PictureView | undefined }

/** All pictures, those that say nothing yet, those that nothing shows, those that weigh much. */
export function MediaViews({ counts, view }: MediaViewsProps) {
  const t = useWords("media")
  const [search] = useSearchParams()
  const to = (name: PictureView | undefined) => {
    const next = new URLSearchParams(search)
    for (const field of ["view", "page", "id"]) next.delete(field)
    if (name) next.set("view", name)
    return `?${next}`
  }
  const views = [
    { name: undefined, text: t("viewAll"), count: counts.all, isLit: false },
    { name: "noAlt", text: t("viewNoAlt"), count: counts.noAlt, isLit: counts.noAlt > 0 },
    { name: "unused", text: t("viewUnused"), count: counts.unused, isLit: false },
    { name: "large", text: t("viewLarge"), count: counts.large, isLit: false },
  ] as const
  return (
    <nav className="views" aria-label={t("views")}>
      {views.map(({ name, text, count, isLit }) => (
        <Link
          key={text}
          to={to(name)}
          className={name === view ? "on" : undefined}
          aria-current={name === view ? "page" : undefined}
        >
          {text} {isLit ? <b className="lit">{count}</b> : <span className="n">{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
