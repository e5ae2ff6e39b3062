import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useContext,
  useMemo,
} from "react"
import { Link as RouterLink, useHref, useNavigate } from "react-router"

type Follow = (event: MouseEvent<HTMLAnchorElement>) => void
/** Under which prefix the shop's addresses stand, and what a click on a link to one of them does. */
type Links = { prefix: string; follow: Follow }

export const LinksContext = createContext<Links>({ prefix: "", follow: () => {} })

/** Around all that has links. */
export function LinksProvider({ children }: { children: ReactNode }) {
  const home = useHref("/")
  const navigate = useNavigate()
  const links = useMemo<Links>(() => {
    const prefix = home === "/" ? "" : home
    const follow: Follow = (event) => {
      const { currentTarget: link } = event
      if (isForBrowser(event) || (link.target && link.target !== "_self")) return
      event.preventDefault()
      const { pathname, search, hash } = link
      navigate((pathname.slice(prefix.length) || "/") + search + hash, { replace: link.href === location.href })
    }
    return { prefix, follow }
  }, [home, navigate])
  return <LinksContext value={links}>{children}</LinksContext>
}

const isForBrowser = ({ defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey

/** An address of the shop as it stands in the page, under the visitor's prefix. */
export const useAddress = (to: string) => addressUnder(useContext(LinksContext).prefix, to)

export const addressUnder = (prefix: string, to: string) =>
  prefix !== "" && /^\/(?:[?#]|$)/.test(to) ? prefix + to.slice(1) : prefix + to

const isElsewhere = (to: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(to)

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  to: string
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link within the shop. React Router's own works out for each link what is the same for all, which took a tenth of
 * drawing a list; it still does so for addresses that are relative.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const { prefix, follow } = useContext(LinksContext)
  // Written without the router: such a link may stand in a part that the server draws by itself.
  if (isElsewhere(to)) return <a href={to} onClick={onClick} {...rest} />
  if (!/^\/(?!\/)/.test(to)) return <RouterLink to={to} onClick={onClick} {...rest} />
  const followToo: Follow = (event) => {
    onClick?.(event)
    follow(event)
  }
  return <a href={addressUnder(prefix, to)} onClick={onClick ? followToo : follow} {...rest} />
}
