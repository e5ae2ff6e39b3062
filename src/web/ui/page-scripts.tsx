import { Children, cloneElement, isValidElement, type ReactNode } from "react"
import { Scripts } from "react-router"
import { afterPaint } from "../parts/after-paint.ts"

type Parts = {
  children?: ReactNode
  rel?: string
  fetchPriority?: "low"
  type?: string
  dangerouslySetInnerHTML?: { __html: string }
}

/**
 * React Router's scripts, fetched after what is seen (styles, fonts, the first picture) and begun once the page has been
 * painted: what is seen comes before what can be clicked.
 */
export function PageScripts() {
  return late(Scripts({}))
}

function late(node: ReactNode): ReactNode {
  if (!isValidElement<Parts>(node)) return node
  const { children, rel, type, dangerouslySetInnerHTML: code } = node.props
  if (rel === "modulepreload") return cloneElement(node, { fetchPriority: "low" })
  if (type === "module" && code) {
    return cloneElement(node, { dangerouslySetInnerHTML: { __html: afterPaint(code.__html) } })
  }
  return children === undefined ? node : cloneElement(node, {}, ...Children.toArray(children).map(late))
}
