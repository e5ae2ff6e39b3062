import type { ScreenName } from "../../domain/site/screens.ts"
import { screenStyles, templateScreenOf } from "./screen-files.ts"
import { fetchStylesheet } from "./screen-stylesheets.ts"
import { addTemplate, loadScreenCode, type Template, templateNamed } from "./template.ts"

const manifests = import.meta.glob<Record<string, Template>>("./*/manifest.ts")

/** In the browser: loads the one template of this page, with its frame. */
export async function loadTemplate(name: string): Promise<void> {
  const manifest = await manifests[`./${name}/manifest.ts`]?.()
  for (const template of Object.values(manifest ?? {})) addTemplate(template)
}

/** In the browser: loads the code and the stylesheet of a screen. Once; later they are there. */
export async function loadTemplateScreen(name: string, screen: ScreenName): Promise<void> {
  await loadTemplate(name)
  const own = templateScreenOf(screen)
  const styles = screenStyles(templateNamed(name), screen)
  await Promise.all([own && loadScreenCode(name, own), styles && fetchStylesheet(styles)])
}
