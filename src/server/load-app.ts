import { join } from "node:path"
import type { MailLooks } from "../contract/mail-tokens.ts"
import type { RenderPage } from "../contract/page.ts"
import { type AppResources, createApp, type ShopApp } from "./app.ts"

type Resources = Omit<AppResources, "renderPage" | "clientFolder">

/** What the server is handed of the storefront, which it never imports. */
type Storefront = { renderPage: RenderPage; mailLooks: MailLooks }

/** The built storefront on top of the server. */
export async function loadBuiltApp(
  resources: Resources,
  buildFolder: string,
): Promise<ShopApp & { mailLooks: MailLooks }> {
  const { renderPage, mailLooks }: Storefront = await import(join(buildFolder, "server/index.js"))
  const app = createApp({ ...resources, renderPage, clientFolder: join(buildFolder, "client") })
  return { ...app, mailLooks }
}
