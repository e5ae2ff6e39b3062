import type { RequestListener } from "node:http"
import { join } from "node:path"
import { getRequestListener } from "@hono/node-server"
import type { RenderPage } from "../contract/page.ts"
import { type AppResources, createApp } from "./app.ts"

type Resources = Omit<AppResources, "renderPage" | "clientFolder">

/** The built storefront on top of the server. */
export async function loadBuiltApp(resources: Resources, buildFolder: string): Promise<RequestListener> {
  const storefront: { renderPage: RenderPage } = await import(join(buildFolder, "server/index.js"))
  const app = createApp({ ...resources, ...storefront, clientFolder: join(buildFolder, "client") })
  return getRequestListener((request, env) => app.fetch(request, env), { overrideGlobalObjects: false })
}
