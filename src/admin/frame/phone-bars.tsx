import search from "lucide/dist/esm/icons/search.mjs"
import { Link, useParams } from "react-router"
import { OFFICE_SCREENS } from "../screens.ts"
import { useWaiting } from "../shell/waiting.ts"
import { useWords } from "../shell/words.ts"
import { Icon } from "../ui/icon.tsx"
import { VitrineWord } from "../ui/vitrine-mark.tsx"
import { AccountMenu } from "./account-menu.tsx"
import { BayMenu } from "./bay-menu.tsx"
import { BAYS, pathOf } from "./rail.tsx"
import { useScreen } from "./use-screen.ts"

/** On phones: the name and the search at the top. */
export function PhoneBar({ onFind, onKeys }: { onFind: () => void; onKeys: () => void }) {
  const t = useWords("frame")
  return (
    <header className="top">
      <VitrineWord />
      <button type="button" className="btn icon bare push" aria-label={t("findOrDo")} onClick={onFind}>
        <Icon of={search} size="l" />
      </button>
      <AccountMenu onKeys={onKeys} isSmall />
    </header>
  )
}

/** On phones: the bays along the end, under the thumb. A bay with several screens opens their list. */
export function PhoneTabs() {
  const t = useWords("frame")
  const { shop = "" } = useParams()
  const current = useScreen()
  const waiting = useWaiting()
  return (
    <nav className="tabs" aria-label={t("bays")}>
      {BAYS.map((bay) => {
        const screens = OFFICE_SCREENS.filter((screen) => screen.bay === bay && screen.title)
        const [first] = screens
        if (!first?.icon) return null
        const isOn = current?.bay === bay
        const isLit = screens.some(({ name }) => (waiting[name] ?? 0) > 0)
        const inside = (
          <>
            <Icon of={first.icon} size="l" />
            {isLit && <b className="spark" />}
            {bay === "today" ? t("screenToday") : t(bay)}
          </>
        )
        if (screens.length > 1) return <BayMenu key={bay} screens={screens} isOn={isOn} trigger={inside} />
        return (
          <Link
            key={bay}
            to={pathOf(shop, first)}
            className={isOn ? "on" : undefined}
            aria-current={isOn ? "page" : undefined}
          >
            {inside}
          </Link>
        )
      })}
    </nav>
  )
}
