import { useNavigate } from "react-router"
import { SCREENS } from "../../../domain/site/screens.ts"
import type { Faults } from "../../shell/faults-of.ts"
import { personalStore } from "../../shell/use-personal.ts"
import { useWords } from "../../shell/use-words.ts"
import { Button } from "../../ui/forms/button.tsx"
import { PostForm } from "../../ui/forms/post-form.tsx"
import { TextField } from "../../ui/forms/text-field.tsx"
import { useSending } from "../../ui/forms/use-sending.ts"
import { Notice } from "../../ui/notice.tsx"
import { useToast } from "../../ui/overlays/toast.ts"
import { CENTRE_FIELDS, CENTRE_FORMS, CONFIRMING } from "./centre-forms.ts"

/** The code that was mailed to a new e-mail address. */
export function ConfirmEmailForm({ faults }: { faults: Faults }) {
  const words = useWords("memberCentre")
  const toast = useToast()
  const navigate = useNavigate()
  const sending = useSending({
    faults,
    onDone() {
      personalStore.changed()
      toast(words.emailConfirmed, "success")
      navigate(SCREENS.memberCentre.path)
    },
  })
  return (
    <PostForm slot="part-form" to={`${SCREENS.memberCentre.path}?${CONFIRMING}=1`} sending={sending}>
      <Notice kind="ok">{words.confirmEmailText}</Notice>
      <input type="hidden" name={CENTRE_FIELDS.form} value={CENTRE_FORMS.confirmEmail} />
      <div data-slot="fields">
        <TextField
          label={words.newEmailCode}
          name={CENTRE_FIELDS.code}
          faults={sending.faults}
          fieldWidth={3}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
        />
      </div>
      <div>
        <Button size="small" isPending={sending.isPending}>
          {words.confirmEmail}
        </Button>
      </div>
    </PostForm>
  )
}
