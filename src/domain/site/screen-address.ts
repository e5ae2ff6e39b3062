import { positiveId } from "./route-address.ts"
import { SCREEN_NAMES, SCREENS, type ScreenName } from "./screens.ts"

type Placeholders<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never
type IsId<Name extends string> = Name extends "id" | `${string}Id` ? true : false

/** What stands in the places of a screen's address: `/item/{name}_{id}` has a name and an id. Ids are numbers. */
export type ScreenParams<Name extends ScreenName> = {
  [Place in Placeholders<(typeof SCREENS)[Name]["path"]>]: IsId<Place> extends true ? number : string
}

/** The name that the router gives to the one segment of an address that is not fixed. */
export const OPEN_SEGMENT = "segment"

const PLACE = /\{(\w+)\}/g
const isOpen = (segment: string) => segment.includes("{")
const isId = (place: string) => place === "id" || place.endsWith("Id")

/** A screen's address as the router wants it, without its first slash: `item/:segment`. */
export function routePath(screen: ScreenName): string {
  const segments = SCREENS[screen].path.slice(1).split("/")
  return segments.map((segment) => (isOpen(segment) ? `:${OPEN_SEGMENT}` : segment)).join("/")
}

/** What the open segment of an address holds, decoded; null where its shape is not the screen's. */
export function readSegment<Name extends ScreenName>(screen: Name, segment: string | undefined) {
  const shape = SCREENS[screen].path.split("/").find(isOpen)
  if (shape === undefined) return segment === undefined ? readParams<Name>([]) : null
  const places = [...shape.matchAll(PLACE)].map(([, place = ""]) => place)
  const found = patternOf(shape)
    .exec(segment ?? "")
    ?.slice(1)
  return found ? readParams<Name>(places.map((place, at) => [place, found[at] ?? ""])) : null
}

/** Every place takes as much as it can, so that the id is what follows the last underscore. */
const patternOf = (shape: string) =>
  new RegExp(`^${shape.replace(PLACE, (_, place) => (isId(place) ? "(\\d+)" : "(.*)"))}$`, "s")

function readParams<Name extends ScreenName>(values: [place: string, text: string][]): ScreenParams<Name> | null {
  const params = values.map(([place, text]) => [place, isId(place) ? positiveId(text) : text])
  return params.every(([, value]) => value !== null) ? Object.fromEntries(params) : null
}

/** The screen that a pattern of the router belongs to; null for any other route. */
export const screenOfPattern = (pattern: string): ScreenName | null =>
  SCREEN_NAMES.find((screen) => routePath(screen) === pattern.replace(/^\//, "")) ?? null
