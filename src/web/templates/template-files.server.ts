import { existsSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

type Manifest = Record<string, { file: string; imports?: string[] }>

const built = readManifest()

/** The built storefront lies in `server/index.js`, the browser's files and their list beside it in `client`. */
function readManifest(): Manifest {
  const file = fileURLToPath(new URL("../client/.vite/manifest.json", import.meta.url))
  return import.meta.env.PROD && existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}
}

/** The files that hold a template's code, each behind those that it needs, so that the page can load them before it hydrates. */
export function templateFiles(name: string): string[] {
  return filesOf(`src/web/templates/${name}/manifest.ts`, new Set()).map((file) => `/${file}`)
}

function filesOf(key: string, seen: Set<string>): string[] {
  const chunk = built[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [...(chunk.imports ?? []).flatMap((imported) => filesOf(imported, seen)), chunk.file]
}
