import { join } from "node:path"
import type { RenderPage } from "../contract/page.ts"
import { type AppResources, createApp, type ShopApp } from "./app.ts"

type Resources = Omit<AppResources, "renderPage" | "clientFolder">

/** The built storefront on top of the server. */
export async function loadBuiltApp(resources: Resources, buildFolder: string): Promise<ShopApp> {
  const storefront: { renderPage: RenderPage } = await import(join(buildFolder, "server/index.js"))
  return createApp({ ...resources, ...storefront, clientFolder: join(buildFolder, "client") })
}
