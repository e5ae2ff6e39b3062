import search from "lucide/dist/esm/icons/search.mjs"
import { Link, useParams } from "react-router"
import { type Bay, OFFICE_SCREENS, type OfficeScreen } from "../screens.ts"
import { useWaiting } from "../shell/waiting.ts"
import { useWords } from "../shell/words.ts"
import { Icon } from "../ui/icon.tsx"
import { KeyCap } from "../ui/key-cap.tsx"
import { VitrineWord } from "../ui/vitrine-mark.tsx"
import { AccountMenu } from "./account-menu.tsx"
import { useScreen } from "./use-screen.ts"

export const BAYS: readonly Bay[] = ["today", "serve", "keep", "show", "setUp"]

const screensOf = (bay: Bay) => OFFICE_SCREENS.filter((screen) => screen.bay === bay && screen.title)

export const pathOf = (shop: string, { path }: Pick<OfficeScreen, "path">) => `/admin/${shop}${path && `/${path}`}`

type RailProps = { onFind: () => void; onKeys: () => void }

/** The menu: four bays, in the order of the calls. What waits for a hand is counted beside its name. */
export function Rail({ onFind, onKeys }: RailProps) {
  const t = useWords("frame")
  const { shop = "" } = useParams()
  return (
    <nav className="rail" aria-label={t("backOffice")}>
      <Link to={`/admin/${shop}`} className="rail-home" aria-label={t("toToday")}>
        <VitrineWord />
      </Link>
      <button type="button" className="rail-find" onClick={onFind}>
        <Icon of={search} />
        {t("findOrDo")} <KeyCap keys="⌘K" />
      </button>
      {BAYS.map((bay) => {
        const screens = screensOf(bay)
        if (screens.length === 0) return null
        return (
          <div key={bay} className="rail-bay">
            {bay !== "today" && <h2>{t(bay)}</h2>}
            {screens.map((screen) => (
              <RailLink key={screen.name} screen={screen} shop={shop} />
            ))}
          </div>
        )
      })}
      <AccountMenu onKeys={onKeys} />
    </nav>
  )
}

function RailLink({ screen, shop }: { screen: OfficeScreen; shop: string }) {
  const t = useWords("frame")
  const current = useScreen()
  const count = useWaiting()[screen.name] ?? 0
  const isCurrent = current?.name === screen.name
  return (
    <Link
      to={pathOf(shop, screen)}
      className={isCurrent ? "on" : undefined}
      aria-current={isCurrent ? "page" : undefined}
    >
      {screen.icon && <Icon of={screen.icon} />}
      {screen.title && t(screen.title)}
      {count > 0 && (
        <b className="lit">
          <span aria-hidden="true">{count}</span>
          <span className="sr">{t("waiting", { count })}</span>
        </b>
      )}
    </Link>
  )
}
