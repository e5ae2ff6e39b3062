import { index, layout, type RouteConfig, route } from "@react-router/dev/routes"

export default [
  layout("screens/page.tsx", [
    index("screens/home/route.tsx"),
    route("SaleGoods/lists", "screens/goods-list/route.tsx"),
    route("item/:address", "screens/item/route.tsx"),
    route("*", "screens/content-page/route.tsx"),
  ]),
] satisfies RouteConfig
