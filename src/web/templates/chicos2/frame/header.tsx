import { useSearchDialog } from "../../../features/search/search-dialog-host.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Menu, Search, X } from "../../../ui/icons.tsx"
import { latePart } from "../../../ui/late-part.tsx"
import { useClosingMenus } from "../../../ui/overlays/use-closing-menus.ts"
import { Text } from "../../../ui/text.tsx"
import { Brand } from "./brand.tsx"
import { Trays } from "./trays.tsx"

const RailBody = latePart(async () => (await import("../contents/rail-body.tsx")).RailBody)
const icon = { size: 24, strokeWidth: 1.4, "aria-hidden": true }

/** The spine of the book: its contents and, at the foot, two doors. Where it is narrow the contents fold out of it. */
export function Header() {
  const words = useWords()
  const { slogan } = useShop()
  const menus = useClosingMenus<HTMLElement>()
  const { open, intent } = useSearchDialog()
  return (
    <header className="rail" data-slot="header" ref={menus}>
      <Brand />
      <Text className="rail-line">{slogan}</Text>
      <button
        type="button"
        className="icon-button search-open"
        data-replay
        aria-label={words.search}
        onClick={() => open()}
        {...intent}
      >
        <Search {...icon} />
      </button>
      <div className="rail-fold" data-menu-area>
        <details className="rail-menu" data-menu="rail">
          <summary className="icon-button" aria-label={words.menu}>
            <Menu className="when-closed" {...icon} />
            <X className="when-open" {...icon} />
          </summary>
        </details>
        <RailBody />
      </div>
      <Trays />
    </header>
  )
}
