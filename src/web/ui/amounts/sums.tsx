import type { ReactNode } from "react"

type Sum = {
  key: string
  name: ReactNode
  note?: ReactNode
  amount: ReactNode
  /** `less`: taken off; `tax`: a tax on top or within; `total`: what it comes to. */
  kind?: "less" | "tax" | "total"
}

/** What something costs, row by row. */
export function Sums({ rows }: { rows: readonly Sum[] }) {
  return (
    <dl data-slot="sums">
      {rows.map(({ key, name, note, amount, kind }) => (
        <div key={key} data-kind={kind}>
          <dt>
            {name} {note && <small>{note}</small>}
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
