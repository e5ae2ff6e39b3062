import type { CSSProperties } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { DisplayLines } from "../frame/display-lines.tsx"
import { displayStyle } from "../frame/display-style.ts"
import { setHeadline } from "../frame/display-type.ts"

type Category = SectionProps["categories"]["categories"][number]
type Row = CSSProperties & Record<"--count", number>

/** So many slivers stand side by side at most. */
const ROW = 6
const PLANES = ["chalk", "stone", "lime"]
/** Width to height of the room for a name. */
const ROOM = 2.2

/** The categories that the shop advertises, or all: slivers that lock into each other, bands on a phone. */
export function CategorySlivers({ title, categories, tone }: Toned<SectionProps["categories"]>) {
  const words = useWords("goods")
  const advertised = categories.filter(({ isAdvertised }) => isAdvertised)
  const shown = advertised.length > 1 ? advertised : categories
  return (
    <section className="slivers" data-tone={tone} aria-label={title || words.categories}>
      {rowsOf(shown).map((row, index, rows) => (
        <ul key={row[0]?.id} style={rowStyle(row)} data-rows={rows.length > 1 ? "several" : "one"}>
          {row.map((category, place) => (
            <Sliver
              key={category.id}
              category={category}
              plane={PLANES[(place + index) % PLANES.length]}
              row={row.length}
              width={usualWidth(row)}
            />
          ))}
        </ul>
      ))}
    </section>
  )
}

/** Rows that are as even as can be. */
function rowsOf(categories: Category[]): Category[][] {
  const length = Math.ceil(categories.length / Math.ceil(categories.length / ROW))
  const starts = categories.map((_, index) => index).filter((index) => index % length === 0)
  return starts.map((start) => categories.slice(start, start + length))
}

const rowStyle = (row: Category[]): Row => ({ "--count": row.length })

/** Names up to this width, in em, share one size; a longer one is set smaller by itself. */
const USUAL_NAME = 3.6

const usualWidth = (row: Category[]) =>
  Math.max(1, ...row.map(({ name }) => setHeadline(name, ROOM).width).filter((width) => width <= USUAL_NAME))

type SliverProps = { category: Category; plane?: string; row: number; width: number }

function Sliver({ category, plane, row, width }: SliverProps) {
  const name = setHeadline(category.name, ROOM)
  return (
    <li className="module" data-plane={plane}>
      <Link
        to={`/SaleGoods/lists?categoryId=${category.id}`}
        style={displayStyle({ ...name, width: Math.max(width, name.width) })}
      >
        {category.image ? (
          <Picture src={category.image} sizes={`(min-width: 48rem) ${Math.round(130 / row)}vw, 45vw`} />
        ) : (
          <span className="sliver-letter" aria-hidden="true">
            {[...category.name][0]}
          </span>
        )}
        <span className="sliver-label">
          <span className="sliver-name">
            <DisplayLines lines={name.lines} />
          </span>
          {category.count > 0 && <span className="sliver-count">{category.count}</span>}
        </span>
      </Link>
    </li>
  )
}
