import type { CSSProperties } from "react"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"

type Share = CSSProperties & Record<"--share", string>

type SoldBarProps = { soldCount: number /** Of the row's best seller, between 0 and 1. */; share: number }

/** How many were sold, as a bar beside the others of its row. */
export function SoldBar({ soldCount, share }: SoldBarProps) {
  const words = useWords("goods")
  const grouped = useGrouped()
  const style: Share = { "--share": `${Math.round(share * 100)}%` }
  return (
    <p className="sold-bar" style={style}>
      {fill(words.soldCount, { count: grouped(soldCount) })}
    </p>
  )
}
