import { Children, cloneElement, isValidElement, type ReactNode } from "react"
import { Scripts } from "react-router"
import { afterPaint } from "./after-paint.ts"

type Parts = {
  children?: ReactNode
  rel?: string
  href?: string
  type?: string
  dangerouslySetInnerHTML?: { __html: string }
}

/**
 * React Router's scripts, fetched and begun once the first screen has been painted: what is seen comes before what can be
 * clicked, and nothing else shares the line with it. `files`: what the page's template needs, in this order.
 */
export function PageScripts({ files }: { files: readonly string[] }) {
  const scripts = Scripts({})
  const others = filesOf(scripts)
  return late(scripts, (code) => afterPaint(code, files, others))
}

const isFile = ({ rel, href }: Parts): boolean => rel === "modulepreload" && href !== undefined

function filesOf(node: ReactNode): string[] {
  if (!isValidElement<Parts>(node)) return []
  const { href, children } = node.props
  return isFile(node.props) && href ? [href] : Children.toArray(children).flatMap(filesOf)
}

function late(node: ReactNode, postpone: (code: string) => string): ReactNode {
  if (!isValidElement<Parts>(node)) return node
  const { children, type, dangerouslySetInnerHTML: code } = node.props
  if (isFile(node.props)) return null
  if (type === "module" && code) {
    return cloneElement(node, { dangerouslySetInnerHTML: { __html: postpone(code.__html) } })
  }
  if (children === undefined) return node
  return cloneElement(node, {}, ...Children.toArray(children).map((child) => late(child, postpone)))
}
