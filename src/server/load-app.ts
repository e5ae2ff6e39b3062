import { join } from "node:path"
import type { MailLooks } from "../contract/mail-tokens.ts"
import type { RenderPage } from "../contract/page.ts"
import type { TemplateHomes } from "../contract/sections/home-section.ts"
import type { TemplateLooks } from "../contract/template-looks.ts"
import { type AppResources, createApp, type ShopApp } from "./app.ts"

type Told = "renderPage" | "templateHomes" | "templateLooks" | "mailLooks"
type Resources = Omit<AppResources, Told | "clientFolder" | "officeFolder">
type Looks = { mailLooks: MailLooks; templateLooks: TemplateLooks }

/** What the server is handed of the storefront, which it never imports. */
type Storefront = Looks & { renderPage: RenderPage; templateHomes: TemplateHomes }

/** The built storefront on top of the server. */
export async function loadBuiltApp(resources: Resources, buildFolder: string): Promise<ShopApp & Looks> {
  const storefront: Storefront = await import(join(buildFolder, "server/index.js"))
  const { renderPage, mailLooks, templateHomes, templateLooks } = storefront
  const app = createApp({
    ...resources,
    renderPage,
    templateHomes,
    mailLooks,
    templateLooks,
    clientFolder: join(buildFolder, "client"),
    officeFolder: join(buildFolder, "admin"),
  })
  return { ...app, mailLooks, templateLooks }
}
