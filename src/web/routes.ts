import { index, layout, type RouteConfig, route } from "@react-router/dev/routes"

export default [
  layout("routes/page.tsx", [
    index("routes/home.tsx"),
    route("SaleGoods/lists", "routes/goods-list.tsx"),
    route("item/:address", "routes/item.tsx"),
    route("*", "routes/content-page.tsx"),
  ]),
] satisfies RouteConfig
