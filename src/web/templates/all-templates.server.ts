import { addTemplate, loadScreenCode, type Template } from "./template.ts"

/** The server loads every template at boot, with all its screens; each manifest exports exactly one. */
const manifests = import.meta.glob<Record<string, Template>>("./*/manifest.ts", { eager: true })

for (const template of Object.values(manifests).flatMap((manifest) => Object.values(manifest))) {
  addTemplate(template)
  for (const screen of ["home", "list", "item"] as const) await loadScreenCode(template.name, screen)
}
