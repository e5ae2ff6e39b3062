import { join } from "node:path"
import type { MailLooks } from "../contract/mail-tokens.ts"
import type { RenderPage } from "../contract/page.ts"
import type { TemplateHomes } from "../contract/sections/home-section.ts"
import { type AppResources, createApp, type ShopApp } from "./app.ts"

type Resources = Omit<AppResources, "renderPage" | "templateHomes" | "clientFolder">

/** What the server is handed of the storefront, which it never imports. */
type Storefront = { renderPage: RenderPage; mailLooks: MailLooks; templateHomes: TemplateHomes }

/** The built storefront on top of the server. */
export async function loadBuiltApp(
  resources: Resources,
  buildFolder: string,
): Promise<ShopApp & { mailLooks: MailLooks }> {
  const { renderPage, mailLooks, templateHomes }: Storefront = await import(join(buildFolder, "server/index.js"))
  const app = createApp({ ...resources, renderPage, templateHomes, clientFolder: join(buildFolder, "client") })
  return { ...app, mailLooks }
}
