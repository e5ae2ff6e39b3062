import { SCREENS } from "../../../domain/site/screens.ts"
import type { Faults } from "../../shell/faults-of.ts"
import type { Typed } from "../../shell/form-outcome.ts"
import { personalStore } from "../../shell/use-personal.ts"
import { useWords } from "../../shell/use-words.ts"
import { Button } from "../../ui/forms/button.tsx"
import { PostForm } from "../../ui/forms/post-form.tsx"
import { TextField } from "../../ui/forms/text-field.tsx"
import { Tick } from "../../ui/forms/tick.tsx"
import { useSending } from "../../ui/forms/use-sending.ts"
import { Link } from "../../ui/navigation/link.tsx"
import { NewPasswordField } from "./new-password-field.tsx"
import { SIGN_IN_FIELDS } from "./sign-in-fields.ts"

type SignUpFormProps = {
  to: string
  /** Where the shop asks for agreement with its terms. */
  needsAgreement: boolean
  faults: Faults
  typed: Typed | null
}

/** Name, e-mail and a new password. */
export function SignUpForm({ to, needsAgreement, faults: first, typed }: SignUpFormProps) {
  const words = useWords("account", "signUp")
  const sending = useSending({ faults: first, onDone: personalStore.changed })
  const { faults } = sending
  return (
    <PostForm slot="gate-fields" to={SCREENS.signUp.path} sending={sending}>
      <input type="hidden" name={SIGN_IN_FIELDS.to} value={to} />
      <div data-slot="fields">
        <TextField
          label={words.yourName}
          name={SIGN_IN_FIELDS.name}
          faults={faults}
          autoComplete="name"
          defaultValue={typed?.name}
        />
        <TextField
          label={words.accountEmail}
          name={SIGN_IN_FIELDS.email}
          faults={faults}
          type="email"
          autoComplete="email"
          defaultValue={typed?.email}
        />
        <NewPasswordField label={words.accountPassword} name={SIGN_IN_FIELDS.password} faults={faults} />
      </div>
      {needsAgreement && <Agreement isTicked={typed !== null && SIGN_IN_FIELDS.agreed in typed} />}
      <Button isWide isPending={sending.isPending}>
        {words.createAccount}
      </Button>
    </PostForm>
  )
}

/** The sentence has the names of the two pages in it, as links. */
function Agreement({ isTicked }: { isTicked: boolean }) {
  const words = useWords("signUp")
  const parts = words.iAgree.split(/(\{terms\}|\{privacy\})/)
  return (
    <Tick name={SIGN_IN_FIELDS.agreed} value="1" defaultChecked={isTicked}>
      {parts.map((part) => {
        if (part === "{terms}")
          return (
            <Link key={part} to={SCREENS.service.path}>
              {words.agreeTerms}
            </Link>
          )
        if (part === "{privacy}")
          return (
            <Link key={part} to={SCREENS.privacy.path}>
              {words.agreePrivacy}
            </Link>
          )
        return part
      })}
    </Tick>
  )
}
