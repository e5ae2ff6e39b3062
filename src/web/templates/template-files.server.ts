import { existsSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { ScreenName } from "../../domain/site/screens.ts"
import { templateScreenOf } from "./screen-files.ts"

type Manifest = Record<string, { file: string; imports?: string[] }>

const built = readManifest()

/** The built storefront lies in `server/index.js`, the browser's files and their list beside it in `client`. */
function readManifest(): Manifest {
  const file = fileURLToPath(new URL("../client/.vite/manifest.json", import.meta.url))
  return import.meta.env.PROD && existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}
}

const known = new Map<string, string[]>()

/**
 * The files that hold a template's code for a screen, each behind those that it needs, so that the page can load them
 * before it hydrates. Without a screen the last one is the manifest.
 */
export function templateFiles(name: string, screen: ScreenName | null): string[] {
  const key = `${name} ${screen}`
  const files = known.get(key) ?? listFiles(name, screen)
  known.set(key, files)
  return files
}

function listFiles(name: string, screen: ScreenName | null): string[] {
  const folder = `src/web/templates/${name}`
  const seen = new Set<string>()
  const own = templateScreenOf(screen)
  // A template that is not drawn yet has the plain screens.
  const places = own ? [`${folder}/${own}`, `src/web/sections/plain/plain-${own}`] : []
  const ofScreen = places.flatMap((place) => [`${place}.ts`, `${place}.tsx`]).find((key) => key in built)
  return [`${folder}/manifest.ts`, ...(ofScreen ? [ofScreen] : [])]
    .flatMap((key) => filesOf(key, seen))
    .map((file) => `/${file}`)
}

function filesOf(key: string, seen: Set<string>): string[] {
  const chunk = built[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [...(chunk.imports ?? []).flatMap((imported) => filesOf(imported, seen)), chunk.file]
}
