import type { RequestListener } from "node:http"
import { getRequestListener } from "@hono/node-server"
import { createServer } from "vite"
import type { MailLooks } from "../contract/mail-tokens.ts"
import type { RenderPage } from "../contract/page.ts"
import type * as appModule from "./app.ts"

type Resources = Omit<appModule.AppResources, "renderPage" | "templateHomes" | "clientFolder">
type Loaded = { module: object; app: ReturnType<typeof appModule.createApp> }

/** Vite ends the process when it is told to stop, before the shop could close its database. The shop does the stopping. */
async function withoutExits<T>(start: () => Promise<T>): Promise<T> {
  const before = new Set(process.listeners("SIGTERM"))
  const started = await start()
  for (const listener of process.listeners("SIGTERM")) if (!before.has(listener)) process.off("SIGTERM", listener)
  return started
}

/** Storefront and API from source: Vite puts changes in place, and a changed server module is loaded anew with the next request. */
export async function loadDevApp(
  resources: Resources,
): Promise<{ listener: RequestListener; mailLooks: MailLooks; close: () => Promise<void> }> {
  const vite = await withoutExits(() => createServer({ server: { middlewareMode: true }, appType: "custom" }))
  const { mailLooks, templateHomes } = await vite.ssrLoadModule("/src/web/handler.ts")
  let loaded: Loaded | undefined

  async function currentApp(): Promise<Loaded["app"]> {
    const module = await vite.ssrLoadModule("/src/server/app.ts")
    if (loaded?.module !== module) {
      const { createApp }: typeof appModule = { ...(module as typeof appModule) }
      const renderPage: RenderPage = async (request, page) => {
        const storefront = await vite.ssrLoadModule("/src/web/handler.ts")
        return storefront.renderPage(request, page)
      }
      loaded?.app.close()
      // Nothing is kept: what is being worked on must show at once.
      const environment = { ...resources.environment, pageCacheMb: 0 }
      loaded = { module, app: createApp({ ...resources, environment, renderPage, templateHomes }) }
    }
    return loaded.app
  }

  const answer = getRequestListener(async (request, env) => (await currentApp()).fetch(request, env))
  const listener: RequestListener = (request, response) =>
    vite.middlewares(request, response, () => answer(request, response))
  return { listener, mailLooks, close: () => vite.close() }
}
