import { type HTMLAttributes, type ReactNode, use } from "react"
import { MarkupContext, ShellContext } from "../shell/shell.ts"
import { LinksContext } from "./navigation/link.tsx"

type CachedMarkupProps = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  as: "ul"
  /** What it shows: another object is drawn anew. */
  of: object
  /** Which of several parts that show the same. */
  name: string
  children: ReactNode
}

/**
 * A part that nothing decides but what it shows, the shop and its words, as long as these are the same: the server draws it
 * once and writes it as text from then on. In the browser it is a part like any other, which hydrates what stands there.
 * It cannot tell the page that it is on, and must not use `useId`.
 */
export function CachedMarkup({ as: Element, of, name, children, ...rest }: CachedMarkupProps) {
  const draw = use(MarkupContext)
  const shell = use(ShellContext)
  const links = use(LinksContext)
  if (!draw || !shell) return <Element {...rest}>{children}</Element>
  const inside = (
    <MarkupContext value={null}>
      <ShellContext value={shell}>
        <LinksContext value={links}>{children}</LinksContext>
      </ShellContext>
    </MarkupContext>
  )
  const markup = draw({ shell, of, name: `${name} ${links.prefix}`, inside })
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: markup }} />
}
