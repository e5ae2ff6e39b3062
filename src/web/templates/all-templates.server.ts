import { addTemplate, type Template } from "./template.ts"

/** The server loads every template at boot; each manifest exports exactly one. */
const manifests = import.meta.glob<Record<string, Template>>("./*/manifest.ts", { eager: true })

for (const manifest of Object.values(manifests)) {
  for (const template of Object.values(manifest)) addTemplate(template)
}
