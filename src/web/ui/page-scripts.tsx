import { Children, cloneElement, isValidElement, type ReactNode } from "react"
import { Scripts } from "react-router"
import { afterPaint } from "../parts/after-paint.ts"

type Parts = {
  children?: ReactNode
  rel?: string
  href?: string
  type?: string
  dangerouslySetInnerHTML?: { __html: string }
}

/**
 * React Router's scripts, fetched and begun once the first screen has been painted: what is seen comes before what can be
 * clicked, and nothing else shares the line with it. `files`: what the page's template needs besides.
 */
export function PageScripts({ files }: { files: readonly string[] }) {
  const scripts = Scripts({})
  return late(scripts, [...new Set([...files, ...filesOf(scripts)])])
}

const isFile = ({ rel, href }: Parts): boolean => rel === "modulepreload" && href !== undefined

function filesOf(node: ReactNode): string[] {
  if (!isValidElement<Parts>(node)) return []
  const { href, children } = node.props
  return isFile(node.props) && href ? [href] : Children.toArray(children).flatMap(filesOf)
}

function late(node: ReactNode, files: readonly string[]): ReactNode {
  if (!isValidElement<Parts>(node)) return node
  const { children, type, dangerouslySetInnerHTML: code } = node.props
  if (isFile(node.props)) return null
  if (type === "module" && code) {
    return cloneElement(node, { dangerouslySetInnerHTML: { __html: afterPaint(code.__html, files) } })
  }
  if (children === undefined) return node
  return cloneElement(node, {}, ...Children.toArray(children).map((child) => late(child, files)))
}
