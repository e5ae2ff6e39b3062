import { layout, type RouteConfig, route } from "@react-router/dev/routes"
import { screenRoutes } from "./screens/screen-routes.ts"

export default [
  layout("screens/page.tsx", [...screenRoutes, route("*", "screens/content-page/route.tsx")]),
] satisfies RouteConfig
