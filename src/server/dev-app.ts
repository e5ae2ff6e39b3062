import { readFile } from "node:fs/promises"
import type { RequestListener } from "node:http"
import { join } from "node:path"
import { getRequestListener } from "@hono/node-server"
import { createServer, type ViteDevServer } from "vite"
import type { MailLooks } from "../contract/mail-tokens.ts"
import type { RenderPage } from "../contract/page.ts"
import type { TemplateLooks } from "../contract/template-looks.ts"
import { siteHost } from "../domain/site/site-host.ts"
import { isStaffHost } from "../domain/site/staff-origin.ts"
import type * as appModule from "./app.ts"

type Resources = Omit<
  appModule.AppResources,
  "renderPage" | "templateHomes" | "templateLooks" | "mailLooks" | "clientFolder"
>
type Loaded = { module: object; app: ReturnType<typeof appModule.createApp> }

/** Vite ends the process when it is told to stop, before the shop could close its database. The shop does the stopping. */
async function withoutExits<T>(start: () => Promise<T>): Promise<T> {
  const before = new Set(process.listeners("SIGTERM"))
  const started = await start()
  for (const listener of process.listeners("SIGTERM")) if (!before.has(listener)) process.off("SIGTERM", listener)
  return started
}

/** Storefront and API from source: Vite puts changes in place, and a changed server module is loaded anew with the next request. */
export async function loadDevApp(resources: Resources): Promise<{
  listener: RequestListener
  mailLooks: MailLooks
  templateLooks: TemplateLooks
  endStreams: () => void
  close: () => Promise<void>
}> {
  const vite = await withoutExits(() => createServer({ server: { middlewareMode: true }, appType: "custom" }))
  const office = await withoutExits(() =>
    createServer({ ...OFFICE, server: { middlewareMode: true, hmr: { port: OFFICE_HMR_PORT } } }),
  )
  const { mailLooks, templateHomes, templateLooks } = await vite.ssrLoadModule("/src/web/handler.ts")
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
      loaded = {
        module,
        app: createApp({ ...resources, environment, renderPage, templateHomes, templateLooks, mailLooks }),
      }
    }
    return loaded.app
  }

  const answer = getRequestListener(async (request, env) => (await currentApp()).fetch(request, env))
  const { adminOrigin } = resources.environment
  const listener: RequestListener = (request, response) => {
    if (!isStaffHost(siteHost(request.headers.host ?? ""), adminOrigin))
      return vite.middlewares(request, response, () => answer(request, response))
    if (!request.url?.startsWith("/admin"))
      return office.middlewares(request, response, () => answer(request, response))
    sendOffice(office, request.url).then(
      (html) => response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(html),
      (failure: Error) => response.writeHead(500).end(failure.message),
    )
  }
  const close = async () => void (await Promise.all([vite.close(), office.close()]))
  return { listener, mailLooks, templateLooks, endStreams: () => loaded?.app.endStreams(), close }
}

/** Beside that of the storefront, 24678. */
const OFFICE_HMR_PORT = 24_679
const OFFICE = { configFile: "vite.admin.config.ts", appType: "custom" } as const

/** The page of the back office, from source. */
async function sendOffice(office: ViteDevServer, url: string): Promise<string> {
  return office.transformIndexHtml(url, await readFile(join(office.config.root, "index.html"), "utf8"))
}
