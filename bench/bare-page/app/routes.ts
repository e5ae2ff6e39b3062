import { type RouteConfig, route } from "@react-router/dev/routes"

export default [route("SaleGoods/lists", "list.tsx")] satisfies RouteConfig
