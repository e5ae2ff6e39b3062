import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import { expect } from "vitest"
import { openApi } from "../../../src/server/api/open-api.ts"

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ $id: "published", ...openApi })

const known = new Map<string, ValidateFunction | null>()

/** JSON pointers write "/" as "~1". */
const pointed = (part: string) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))

function shapeOf(method: string, path: string, status: number): ValidateFunction | null {
  const operation = openApi.paths[path]?.[method] as { responses: Record<string, object> } | undefined
  if (!operation) return null
  const name = `${method} ${path} ${status}`
  const before = known.get(name)
  if (before !== undefined) return before
  const isPublished = String(status) in operation.responses
  const pointer = ["paths", path, method, "responses", String(status), "content", "application/json", "schema"]
  const shape = isPublished ? ajv.compile({ $ref: `published#/${pointer.map(pointed).join("/")}` }) : null
  expect(isPublished, `${name} is a status that OpenAPI names`).toBe(true)
  known.set(name, shape)
  return shape
}

/** Every reply of the test run is one that OpenAPI promises: status, envelope, data, reason. */
export function checkPublished(method: string, path: string, status: number, text: string): void {
  const shape = shapeOf(method.toLowerCase(), path, status)
  if (!shape) return
  const isFit = shape(JSON.parse(text))
  const faults = isFit ? [] : (shape.errors ?? []).slice(0, 5).map((fault) => `${fault.instancePath} ${fault.message}`)
  expect(faults, `${method} ${path} ${status} replies as OpenAPI says: ${text.slice(0, 300)}`).toEqual([])
}
