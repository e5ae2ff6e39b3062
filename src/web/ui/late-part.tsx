import { type ComponentType, lazy, memo, Suspense } from "react"
import { firstUse } from "./first-use.ts"
import { keepLoading } from "./keep-loading.ts"

/**
 * A part of the page whose code comes once the visitor does something: until then it is what the server has drawn, and
 * works as it does without scripts. It is drawn anew only for other props, because a part that is not alive cannot be.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  if (import.meta.env.SSR) return drawnAtOnce(load)
  const Late = lazy(async () => {
    await firstUse()
    return { default: memo(await keepLoading(load)) }
  })
  return memo((props: Props) => (
    <Suspense>
      <Late {...props} />
    </Suspense>
  ))
}

/**
 * A part of the page that not every page shows: its code is asked for as soon as one does, beside the page's own. As a late
 * part it is what the server has drawn until then.
 */
export function ownPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  if (import.meta.env.SSR) return drawnAtOnce(load)
  const Own = lazy(async () => ({ default: await keepLoading(load) }))
  return (props: Props) => (
    <Suspense>
      <Own {...props} />
    </Suspense>
  )
}

/** The server has all code in one file: it is there long before the first page is asked for. */
function drawnAtOnce<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Late = lazy(async () => ({ default: await load() }))
  let Loaded: ComponentType<Props> | undefined
  load().then((part) => {
    Loaded = part
  })
  return (props) => <Suspense>{Loaded ? <Loaded {...props} /> : <Late {...props} />}</Suspense>
}
