import type { ReactNode } from "react"
import { Link, useParams } from "react-router"
import type { OfficeScreen } from "../screens.ts"
import { useWaiting } from "../shell/waiting.ts"
import { useWords } from "../shell/words.ts"
import { Icon } from "../ui/icon.tsx"
import { Menu, MenuItem } from "../ui/menu.tsx"
import { pathOf } from "./rail.tsx"

type BayMenuProps = { screens: readonly OfficeScreen[]; isOn: boolean; trigger: ReactNode }

/** The screens of a bay, where there is no room for the menu. */
export function BayMenu({ screens, isOn, trigger }: BayMenuProps) {
  const t = useWords("frame")
  const { shop = "" } = useParams()
  const waiting = useWaiting()
  return (
    <Menu
      trigger={
        <button type="button" className={isOn ? "on" : undefined}>
          {trigger}
        </button>
      }
    >
      {screens.map((screen) => (
        <MenuItem key={screen.name} render={<Link to={pathOf(shop, screen)} />}>
          {screen.icon && <Icon of={screen.icon} />}
          {screen.title && t(screen.title)}
          {(waiting[screen.name] ?? 0) > 0 && <b className="lit">{waiting[screen.name]}</b>}
        </MenuItem>
      ))}
    </Menu>
  )
}
