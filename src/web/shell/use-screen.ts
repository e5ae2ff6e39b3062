import { useMatches } from "react-router"
import { SCREENS, type ScreenName } from "../../domain/site/screens.ts"

/** The screen that the present route names in its handle: `export const handle = { screen: "goodsList" }`. */
export function useScreen(): ScreenName | null {
  const names = useMatches().map(({ handle }) => screenOf(handle))
  return names.findLast((name) => name !== null) ?? null
}

function screenOf(handle: unknown): ScreenName | null {
  if (typeof handle !== "object" || handle === null || !("screen" in handle)) return null
  return isScreen(handle.screen) ? handle.screen : null
}

const isScreen = (name: unknown): name is ScreenName => typeof name === "string" && Object.hasOwn(SCREENS, name)
