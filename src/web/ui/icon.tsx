import type { IconNode } from "lucide"
import { createElement, Fragment, type SVGProps } from "react"

type IconProps = SVGProps<SVGSVGElement> & { size?: number }

/**
 * An icon that only one place shows is made there, so that it comes with that place; `icons.tsx` comes with every page.
 * Lucide's drawings in the plainest of components. Those of its own for React look up a context and put class names
 * together each time; with a hundred icons on a list that was a twentieth of drawing it.
 */
export function icon(drawing: IconNode) {
  const shapes = createElement(
    Fragment,
    null,
    ...drawing.map(([shape, attributes]) => createElement(shape, attributes)),
  )
  return function Icon({ size = 24, className = "", ...props }: IconProps) {
    return (
      <svg
        className={className ? `icon ${className}` : "icon"}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        strokeWidth={2}
        aria-hidden="true"
        {...props}
      >
        {shapes}
      </svg>
    )
  }
}
