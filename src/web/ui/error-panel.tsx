import { Link, useLocation } from "react-router"

type ErrorWords = "pageNotFound" | "pageNotFoundHint" | "toHome" | "errorTitle" | "errorHint" | "refresh"
type ErrorPanelProps = { isNotFound: boolean; words: Record<ErrorWords, string> }

export function ErrorPanel({ isNotFound, words }: ErrorPanelProps) {
  const here = useLocation()
  return (
    <section className="notice">
      <h1>{isNotFound ? words.pageNotFound : words.errorTitle}</h1>
      <p>{isNotFound ? words.pageNotFoundHint : words.errorHint}</p>
      {isNotFound ? (
        <Link className="button" to="/">
          {words.toHome}
        </Link>
      ) : (
        <Link className="button" to={here} reloadDocument>
          {words.refresh}
        </Link>
      )}
    </section>
  )
}
