import type { ReactNode } from "react"
import { isRouteErrorResponse, Link, useLocation } from "react-router"
import { LockedHint } from "../features/catalog/unlock/locked-hint.tsx"
import { fill } from "../shell/fill.ts"
import { WaysOn } from "./ways-on.tsx"

type ErrorWords = "pageNotFound" | "pageNotFoundHint" | "toHome" | "errorTitle" | "errorHint" | "refresh"
type ErrorPanelProps = {
  error: unknown
  words: Record<ErrorWords, string> & { pageNotFoundPath?: string }
  /** Something to go on with, where there is no such page. */
  children?: ReactNode
}

/** In place of a page that is not there or has failed, with a way on. */
export function ErrorPanel({ error, words, children }: ErrorPanelProps) {
  const here = useLocation()
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  const path =
    isNotFound && typeof error.data === "object" && error.data && "path" in error.data ? String(error.data.path) : ""
  const notFound = path && words.pageNotFoundPath ? fill(words.pageNotFoundPath, { path }) : words.pageNotFound
  const home = (
    <Link data-slot="button" to="/">
      {words.toHome}
    </Link>
  )
  if (isNotFound) {
    return (
      <>
        <section data-slot="error-panel">
          <h1>{notFound}</h1>
          <p>{words.pageNotFoundHint}</p>
          {path ? home : <LockedHint>{home}</LockedHint>}
          <WaysOn />
        </section>
        {children}
      </>
    )
  }
  return (
    <section data-slot="error-panel">
      <h1>{words.errorTitle}</h1>
      <p>{words.errorHint}</p>
      <Link data-slot="button" to={here} reloadDocument>
        {words.refresh}
      </Link>
    </section>
  )
}
