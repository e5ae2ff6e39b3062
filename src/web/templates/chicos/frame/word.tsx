import type { ComponentProps, CSSProperties } from "react"
import { Text } from "../../../ui/text.tsx"
import { emsOf } from "./ems-of.ts"

type WordProps = Omit<ComponentProps<typeof Text>, "children" | "style"> & { children: string }
type Ems = CSSProperties & Record<"--ems", number>

/** A word as large as it fits: the stylesheet says into which room (`--room`) and between which sizes. */
export function Word({ className = "", children, ...rest }: WordProps) {
  const style: Ems = { "--ems": emsOf(children) }
  return (
    <Text {...rest} className={`word ${className}`} style={style}>
      {children}
    </Text>
  )
}
