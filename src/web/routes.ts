import { layout, type RouteConfig, route } from "@react-router/dev/routes"
import {
  CONVERSATION_PATH,
  CURRENCY_PATH,
  LETTER_PATH,
  SIGN_OUT_PATH,
  UNLOCK_PATH,
  WISHES_PATH,
} from "../domain/site/route-address.ts"
import { screenRoutes } from "./screens/screen-routes.ts"

export default [
  layout("screens/page.tsx", [
    ...screenRoutes,
    route(CURRENCY_PATH, "screens/currency/route.tsx"),
    route(SIGN_OUT_PATH, "screens/sign-out/route.tsx"),
    route(LETTER_PATH, "screens/letter/route.tsx"),
    route(WISHES_PATH, "screens/wishes/route.tsx"),
    route(CONVERSATION_PATH, "screens/conversation/route.tsx"),
    route(UNLOCK_PATH, "screens/unlock/route.tsx"),
    route("*", "screens/content-page/route.tsx"),
  ]),
] satisfies RouteConfig
