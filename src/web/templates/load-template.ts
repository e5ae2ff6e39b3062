import { addTemplate, type Template } from "./template.ts"

const manifests = import.meta.glob<Record<string, Template>>("./*/manifest.ts")

/** In the browser: loads the one template of this page. */
export async function loadTemplate(name: string): Promise<void> {
  const manifest = await manifests[`./${name}/manifest.ts`]?.()
  for (const template of Object.values(manifest ?? {})) addTemplate(template)
}
