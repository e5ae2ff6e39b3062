import type { IconNode } from "lucide"
import { createElement } from "react"

type IconProps = { of: IconNode; size?: "s" | "l"; isFlipped?: boolean }

/** A drawing of Lucide's; beside words, which say what it means. Arrows are flipped where one reads from the right. */
export function Icon({ of, size, isFlipped = false }: IconProps) {
  return (
    <svg className={["i", size, isFlipped && "flip"].filter(Boolean).join(" ")} viewBox="0 0 24 24" aria-hidden="true">
      {of.map(([shape, attributes]) => createElement(shape, { key: JSON.stringify(attributes), ...attributes }))}
    </svg>
  )
}
