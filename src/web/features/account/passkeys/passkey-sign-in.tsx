import { useWords } from "../../../shell/use-words.ts"
import { Button } from "../../../ui/forms/button.tsx"
import { Notice } from "../../../ui/notice.tsx"
import { KeyRound } from "../account-icons.tsx"
import { SIGN_IN_FIELDS } from "../sign-in-fields.ts"
import { usePasskeySignIn } from "./use-passkey-sign-in.ts"

/** The other way in, below the password's button. Nothing where the browser knows no passkeys. */
export function PasskeySignIn({ isPending }: { isPending: boolean }) {
  const words = useWords("account", "signIn")
  const { field, canUse, isWaiting, unanswered, signIn } = usePasskeySignIn(isPending)
  return (
    <>
      <input type="hidden" name={SIGN_IN_FIELDS.passkey} ref={field} />
      {canUse && (
        <>
          <p data-slot="or">{words.orElse}</p>
          <Button type="button" kind="quiet" isWide isPending={isWaiting} onClick={signIn}>
            <KeyRound size={20} />
            {words.signInByPasskey}
          </Button>
          {unanswered && (
            <Notice kind="warn" isNews title={unanswered.title}>
              {unanswered.text && <p>{unanswered.text}</p>}
            </Notice>
          )}
        </>
      )}
    </>
  )
}

/** The same in the dialog. */
export function PasskeyDialogSignIn({ isPending }: { isPending: boolean }) {
  const words = useWords("account", "signIn")
  const { field, canUse, isWaiting, unanswered, signIn } = usePasskeySignIn(isPending)
  return (
    <>
      <input type="hidden" name={SIGN_IN_FIELDS.passkey} ref={field} />
      {canUse && (
        <button type="button" data-slot="dialog-other" aria-disabled={isWaiting || undefined} onClick={signIn}>
          {words.signInByPasskey}
        </button>
      )}
      {unanswered && (
        <p role="status">
          <strong>{unanswered.title}</strong> {unanswered.text}
        </p>
      )}
    </>
  )
}
