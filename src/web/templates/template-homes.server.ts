import "./all-templates.server.ts"
import type { TemplateHomes } from "../../contract/sections/home-section.ts"
import { TEMPLATE_NAMES } from "../../domain/site/templates.ts"
import { templateNamed } from "./template.ts"

/** The sections that each template's home page has by itself, for the editor of the back office. */
export const templateHomes: TemplateHomes = Object.fromEntries(
  TEMPLATE_NAMES.map((name) => [name, templateNamed(name).sections]),
)
