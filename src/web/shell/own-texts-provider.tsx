import { type ReactNode, useMemo } from "react"
import { useMatches } from "react-router"
import { OwnTextsContext, ownTextsIn } from "./own-texts.ts"

/** Tells what stands within which texts of the page are not translated. */
export function OwnTextsProvider({ children }: { children: ReactNode }) {
  const loaded = useMatches().map(({ loaderData }) => loaderData)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the array is new with every render, what is in it is not
  const own = useMemo(() => new Set(loaded.flatMap(ownTextsIn)), loaded)
  return <OwnTextsContext value={own}>{children}</OwnTextsContext>
}
