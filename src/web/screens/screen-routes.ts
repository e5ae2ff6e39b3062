import { index, type RouteConfigEntry, route } from "@react-router/dev/routes"
import { routePath } from "../../domain/site/screen-address.ts"
import { SCREEN_NAMES, type ScreenName } from "../../domain/site/screens.ts"

/** The folder of a screen: `goodsList` is built in `goods-list`. */
export const folderOf = (screen: ScreenName) => screen.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A route for each screen, at the address that the registry names and known by the screen's name. */
export const screenRoutes: RouteConfigEntry[] = SCREEN_NAMES.map((screen) => {
  const path = routePath(screen)
  const file = `screens/${folderOf(screen)}/route.tsx`
  return path === "" ? index(file, { id: screen }) : route(path, file, { id: screen })
})
