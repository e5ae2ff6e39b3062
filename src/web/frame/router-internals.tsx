/**
 * All that the storefront knows of React Router's inside, which no version promises to keep: what `<Scripts />` draws, and
 * the nonce of the page. Its test draws a page with the React Router that is installed and fails when something is otherwise.
 */
import { Children, cloneElement, isValidElement, type ReactNode, use } from "react"
import { UNSAFE_FrameworkContext as FrameworkContext, Scripts } from "react-router"

/** What inline scripts of this page have to carry; undefined where the page is for everyone. */
export const useNonce = (): string | undefined => use(FrameworkContext)?.nonce

type Drawn = {
  children?: ReactNode
  rel?: string
  href?: string
  type?: string
  dangerouslySetInnerHTML?: { __html: string }
}

/** What is fetched together with React Router's own files, once the first screen is there. */
export type LateFiles = { modules: readonly string[]; data: readonly string[] }

/**
 * React Router's scripts, fetched and begun once the first screen has been painted: what is seen comes before what can be
 * clicked, and nothing else shares the line with it.
 */
export function PageScripts({ modules, data }: LateFiles) {
  const scripts = Scripts({})
  // In the browser, where it is drawn again, its module is empty.
  if (!import.meta.env.SSR) return late(scripts, (code) => code)
  const files = { modules: [...new Set([...modules, ...filesOf(scripts)])], data }
  return late(scripts, (code) => afterPaint(code, files))
}

const isFile = ({ rel, href }: Drawn): boolean => rel === "modulepreload" && href !== undefined

function filesOf(node: ReactNode): string[] {
  if (!isValidElement<Drawn>(node)) return []
  const { href, children } = node.props
  return isFile(node.props) && href ? [href] : Children.toArray(children).flatMap(filesOf)
}

function late(node: ReactNode, postpone: (code: string) => string): ReactNode {
  if (!isValidElement<Drawn>(node)) return node
  const { children, type, dangerouslySetInnerHTML: code } = node.props
  if (isFile(node.props)) return null
  if (type === "module" && code) {
    return cloneElement(node, { dangerouslySetInnerHTML: { __html: postpone(code.__html) } })
  }
  if (children === undefined) return node
  return cloneElement(node, {}, ...Children.toArray(children).map((child) => late(child, postpone)))
}

/** Whatever the first screen has not got by then must not keep it from being used. */
const PATIENCE_MS = 3_000

/**
 * A timer set in a frame is over when the frame was handed on; that it is seen is only told by the entry of its paint,
 * which on a slow device comes a good while later.
 */
const PAINTED = `await new Promise((shown) => {
  const seen = () => new PerformanceObserver(shown).observe({ type: "paint", buffered: true });
  const paint = () => requestAnimationFrame(() => setTimeout(seen));
  setTimeout(shown, ${PATIENCE_MS});
  if (document.readyState === "complete") return paint();
  addEventListener("load", paint);
});`

const asking = ({ modules, data }: LateFiles) => `const ask = (files, how) => {
  for (const href of files) document.head.append(Object.assign(document.createElement("link"), how, { href }));
};
ask(${JSON.stringify(modules)}, { rel: "modulepreload" });
ask(${JSON.stringify(data)}, { rel: "preload", as: "fetch", crossOrigin: "anonymous" });`

/**
 * React Router's module, waiting until the first screen with its pictures is there and painted, then asking for all files
 * at once and only then loading what it imports.
 */
function afterPaint(code: string, files: LateFiles): string {
  const imports = code
    .replace(/\bimport \* as (\w+) from ("[^"]+")/g, "const $1 = await import($2)")
    .replace(/\bimport ("[^"]+")/g, "await import($1)")
  return [PAINTED, asking(files), imports].join("\n")
}
