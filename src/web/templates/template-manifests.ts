import type { Template } from "./template.ts"

/** Where each template's code lies. */
export const manifests = import.meta.glob<Record<string, Template>>("./*/manifest.ts")
