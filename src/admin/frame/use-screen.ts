import { useMatches } from "react-router"
import { OFFICE_SCREENS, type OfficeScreen } from "../screens.ts"

/** The screen that is shown: routes are named as their screens. */
export function useScreen(): OfficeScreen | undefined {
  const ids = useMatches().map(({ id }) => id)
  return OFFICE_SCREENS.find(({ name }) => ids.includes(name))
}
