import { SCREENS } from "../../../domain/site/screens.ts"
import { useWords } from "../../shell/use-words.ts"
import { Button } from "../../ui/forms/button.tsx"
import { PostForm } from "../../ui/forms/post-form.tsx"
import { useSending } from "../../ui/forms/use-sending.ts"
import { useToast } from "../../ui/overlays/toast.ts"
import { CENTRE_FIELDS, CENTRE_FORMS } from "../account/centre-forms.ts"
import { BillingFields, type BusinessFieldsProps, CompanyFields } from "./business-fields.tsx"

/** The business that a member buys for, kept for the next order. */
export function BusinessForm({ faults: first, ...fields }: Omit<BusinessFieldsProps, "told">) {
  const words = useWords("business")
  const toast = useToast()
  const sending = useSending({ faults: first, onDone: () => toast(words.businessSaved, "success") })
  const { business } = fields
  const told = business.vatNumber && (business.isConfirmed ? words.numberConfirmed : words.numberNotConfirmed)
  return (
    <PostForm slot="part-form" to={SCREENS.memberCentre.path} sending={sending}>
      <input type="hidden" name={CENTRE_FIELDS.form} value={CENTRE_FORMS.business} />
      <p data-quiet>{words.businessHint}</p>
      {/* What was saved is what stands there afterwards. */}
      <CompanyFields key={JSON.stringify(business)} {...fields} faults={sending.faults} told={told} />
      <strong data-slot="field-label">{words.billingAddress}</strong>
      <BillingFields key={`billing ${JSON.stringify(business.billing)}`} {...fields} faults={sending.faults} />
      <div>
        <Button size="small" isPending={sending.isPending}>
          {words.saveBusiness}
        </Button>
      </div>
    </PostForm>
  )
}
