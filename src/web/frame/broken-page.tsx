import { Link, useHref, useLocation } from "react-router"
import { SCREENS } from "../../domain/site/screens.ts"
import { signOut } from "../shell/sign-out.ts"
import { useLastWords } from "../shell/use-words.ts"

/** In place of everything, where even the frame is missing. 'Clear Error' starts over: signed out, at the sign-in. */
export function BrokenPage() {
  const words = useLastWords()
  const here = useLocation()
  const signIn = useHref(SCREENS.signIn.path)
  return (
    <section data-slot="error-panel">
      <h1>{words.errorTitle}</h1>
      <p>{words.errorHint}</p>
      <div data-slot="error-actions">
        <Link data-slot="button" to={here} reloadDocument>
          {words.refresh}
        </Link>
        <a
          data-slot="button"
          href={signIn}
          onClick={async (event) => {
            event.preventDefault()
            await signOut()
            location.assign(signIn)
          }}
        >
          {words.clearError}
        </a>
      </div>
    </section>
  )
}
