import { useMe } from "../../shell/session.ts"
import { endWaiting, useIsSignedOut } from "../../shell/signed-out.ts"
import { useWords } from "../../shell/words.ts"
import { Dialog } from "../../ui/dialog.tsx"
import { SignInForm } from "./sign-in-form.tsx"

/** Over the page when the session has ended: whatever was typed is still there, and what was asked for is asked again. */
export function SignInOver() {
  const t = useWords("signIn")
  const { email } = useMe()
  return (
    <Dialog isOpen={useIsSignedOut()} onClose={() => endWaiting(false)} title={t("again")}>
      <p className="dim">{t("nothingLost")}</p>
      <SignInForm email={email} onEntered={() => endWaiting(true)} />
    </Dialog>
  )
}
