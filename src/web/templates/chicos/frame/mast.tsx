import type { CSSProperties } from "react"
import { useShop } from "../../../shell/shell.ts"
import { emsOf } from "./ems-of.ts"

type Ems = CSSProperties & Record<"--ems", number>

/** The name of the shop as a drawing behind a picture, not as words: the header and the title of the page say it. */
export function Mast({ className }: { className: string }) {
  const { name } = useShop()
  const style: Ems = { "--ems": emsOf(name) }
  return <p className={`word mast ${className}`} style={style} data-name={name} aria-hidden="true" />
}
