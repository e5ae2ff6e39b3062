import house from "lucide/dist/esm/icons/house.mjs"
import layoutList from "lucide/dist/esm/icons/layout-list.mjs"
import { SCREENS } from "../../../../domain/site/screens.ts"
import { useWords } from "../../../shell/use-words.ts"
import { icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { AccountTool, CartTool, InquiryTool } from "./tools.tsx"

const House = icon(house)
const LayoutList = icon(layoutList)
const sign = { size: 20, strokeWidth: 1.75, "aria-hidden": true }

/** On a phone the ways that a buyer goes all day stay within reach of the thumb. */
export function BottomBar() {
  const words = useWords()
  return (
    <nav className="bottom-bar" aria-label={words.menu}>
      <Link to="/">
        <House {...sign} />
        {words.home}
      </Link>
      <Link to={SCREENS.goodsList.path}>
        <LayoutList {...sign} />
        {words.allGoods}
      </Link>
      <InquiryTool />
      <CartTool />
      <AccountTool />
    </nav>
  )
}
