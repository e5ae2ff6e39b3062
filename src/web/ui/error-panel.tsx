import { isRouteErrorResponse, Link, useLocation } from "react-router"
import { fill } from "../parts/fill.ts"

type ErrorWords = "pageNotFound" | "pageNotFoundHint" | "toHome" | "errorTitle" | "errorHint" | "refresh"
type ErrorPanelProps = { error: unknown; words: Record<ErrorWords, string> & { pageNotFoundPath?: string } }

/** In place of a page that is not there or has failed, with a way on. */
export function ErrorPanel({ error, words }: ErrorPanelProps) {
  const here = useLocation()
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  const path =
    isNotFound && typeof error.data === "object" && error.data && "path" in error.data ? String(error.data.path) : ""
  const notFound = path && words.pageNotFoundPath ? fill(words.pageNotFoundPath, { path }) : words.pageNotFound
  return (
    <section data-slot="error-panel">
      <h1>{isNotFound ? notFound : words.errorTitle}</h1>
      <p>{isNotFound ? words.pageNotFoundHint : words.errorHint}</p>
      {isNotFound ? (
        <Link data-slot="button" to="/">
          {words.toHome}
        </Link>
      ) : (
        <Link data-slot="button" to={here} reloadDocument>
          {words.refresh}
        </Link>
      )}
    </section>
  )
}
