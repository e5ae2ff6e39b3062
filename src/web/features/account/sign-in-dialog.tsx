import { useLocation } from "react-router"
import { signUpPath } from "../../../domain/site/route-address.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import { fill } from "../../shell/fill.ts"
import { personalStore } from "../../shell/use-personal.ts"
import { useWords } from "../../shell/use-words.ts"
import { WordsProvider } from "../../shell/words-provider.tsx"
import { DialogForm } from "../../ui/forms/dialog-form.tsx"
import { PasswordField } from "../../ui/forms/password-field.tsx"
import { TextField } from "../../ui/forms/text-field.tsx"
import { Tick } from "../../ui/forms/tick.tsx"
import { useSending } from "../../ui/forms/use-sending.ts"
import { X } from "../../ui/icons.tsx"
import { Link, useAddress } from "../../ui/navigation/link.tsx"
import { Dialog } from "../../ui/overlays/dialog.tsx"
import { PasskeyDialogSignIn } from "./passkeys/passkey-sign-in.tsx"
import { SIGN_IN_FIELDS, type WantedGood } from "./sign-in-fields.ts"

type SignInDialogProps = { isOpen: boolean; wanted: WantedGood; onClose: () => void }

/** The sign-in over the page that one is on; the good that was wanted is kept right after. */
export function SignInDialog(props: SignInDialogProps) {
  return (
    <WordsProvider of="signIn">
      <OpenDialog {...props} />
    </WordsProvider>
  )
}

function OpenDialog({ isOpen, wanted, onClose }: SignInDialogProps) {
  const words = useWords("account", "signIn")
  const { pathname, search } = useLocation()
  const here = pathname + search
  const { send, isPending, faults } = useSending({
    onDone() {
      personalStore.changed()
      onClose()
    },
  })
  return (
    <Dialog slot="sign-in-dialog" label={words.signInToKeep} isOpen={isOpen} onClose={onClose}>
      <DialogForm
        title={words.signInToKeep}
        hint={fill(words.keptRightAfter, { name: wanted.name })}
        faults={faults}
        fault={faults[""]}
        isPending={isPending}
        submit={words.signIn}
        action={useAddress(SCREENS.signIn.path)}
        onSubmit={send}
        otherwise={
          <>
            {isOpen && <PasskeyDialogSignIn isPending={isPending} />}
            <Link data-slot="dialog-other" to={signUpPath(here)} onClick={onClose}>
              {words.createAccount}
            </Link>
          </>
        }
      >
        <input type="hidden" name={SIGN_IN_FIELDS.to} value={here} />
        <input type="hidden" name={SIGN_IN_FIELDS.favourite} value={wanted.id} />
        <TextField
          label={words.accountEmail}
          name={SIGN_IN_FIELDS.email}
          faults={faults}
          type="email"
          autoComplete="username webauthn"
        />
        <PasswordField
          label={words.accountPassword}
          name={SIGN_IN_FIELDS.password}
          faults={faults}
          show={words.showPassword}
          autoComplete="current-password"
        />
        <Tick name={SIGN_IN_FIELDS.remember} value="1" defaultChecked>
          {words.staySignedIn}
        </Tick>
        <Link to={SCREENS.resetPassword.path} onClick={onClose}>
          {words.forgotPassword}
        </Link>
      </DialogForm>
      <button type="button" data-slot="dialog-close" aria-label={words.close} onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </Dialog>
  )
}
