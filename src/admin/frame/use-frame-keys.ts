import { useNavigate, useParams } from "react-router"
import { OFFICE_SCREENS } from "../screens.ts"
import { useKeys } from "../shell/keys.ts"
import { pathOf } from "./rail.tsx"

/** Keys that work on every screen: the palette, all keys, and g with a letter to go somewhere. */
export function useFrameKeys({ openPalette, openKeys }: { openPalette: () => void; openKeys: () => void }): void {
  const { shop = "" } = useParams()
  const navigate = useNavigate()
  const going = OFFICE_SCREENS.filter(({ key }) => key).map((screen) => [
    `g ${screen.key}`,
    () => void navigate(pathOf(shop, screen)),
  ])
  useKeys({ ...Object.fromEntries(going), "⌘k": openPalette, "?": openKeys, "⇧?": openKeys })
}
