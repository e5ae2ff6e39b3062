import { useWords } from "../shell/words.ts"

const WIDTHS = [150, 132, 144, 110, 138, 120, 147, 96]

/** The shape of a list that is on its way. */
export function Skeleton({ rows = 10 }: { rows?: number }) {
  const t = useWords("frame")
  return (
    <div className="sheet over" aria-busy="true">
      <span className="sr" role="status">
        {t("loading")}
      </span>
      <ul className="skel" aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => {
          const width = WIDTHS[row % WIDTHS.length]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows without content
            <li key={row}>
              <i className="sq" />
              <i style={{ inlineSize: width }} />
              <i style={{ inlineSize: (width ?? 0) * 0.6 }} />
              <i className="push" style={{ inlineSize: 52 }} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
