import type { ScreenName } from "../../domain/site/screens.ts"
import { screenStyles, templateScreenOf } from "./screen-files.ts"
import { fetchStylesheet } from "./screen-stylesheets.ts"
import { addTemplate, loadScreenCode, type Template, templateNamed } from "./template.ts"

type Manifest = Record<string, Template>

/** In the browser: loads the one template of this page, with its frame. */
export async function loadTemplate(name: string): Promise<void> {
  const { template, templateCode } = document.documentElement.dataset
  const isNamed = templateCode !== undefined && template === name
  const manifest: Manifest = isNamed ? await import(/* @vite-ignore */ templateCode) : await findManifest(name)
  for (const template of Object.values(manifest)) addTemplate(template)
}

/** Where the page does not say it, in development, the list of all templates does; it would weigh on every page. */
async function findManifest(name: string): Promise<Manifest> {
  const { manifests } = await import("./template-manifests.ts")
  return (await manifests[`./${name}/manifest.ts`]?.()) ?? {}
}

/** In the browser: loads the code and the stylesheet of a screen. Once; later they are there. */
export async function loadTemplateScreen(name: string, screen: ScreenName): Promise<void> {
  await loadTemplate(name)
  const own = templateScreenOf(screen)
  const styles = screenStyles(templateNamed(name), screen)
  await Promise.all([own && loadScreenCode(name, own), styles && fetchStylesheet(styles)])
}
