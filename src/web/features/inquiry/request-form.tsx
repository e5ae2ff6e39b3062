import { useState } from "react"
import { SCREENS } from "../../../domain/site/screens.ts"
import type { SectionProps } from "../../sections/section-props.ts"
import { usePersonal } from "../../shell/use-personal.ts"
import { useWords } from "../../shell/use-words.ts"
import { Button } from "../../ui/forms/button.tsx"
import { PostForm } from "../../ui/forms/post-form.tsx"
import { SelectField } from "../../ui/forms/select-field.tsx"
import { TextArea } from "../../ui/forms/text-area.tsx"
import { TextField } from "../../ui/forms/text-field.tsx"
import { useSending } from "../../ui/forms/use-sending.ts"
import { Link } from "../../ui/navigation/link.tsx"
import { Notice } from "../../ui/notice.tsx"
import { useInquiryList } from "./inquiry-list.ts"
import { ITEM_FIELD, itemValue } from "./write-inquiry.ts"

/** With goods on the list it is an inquiry about them, which has its own page afterwards; else, and without scripts, a word to the shop. */
export function RequestForm({ countries }: Pick<SectionProps["request"], "countries">) {
  const words = useWords("home", "inquiry")
  const items = useInquiryList()
  const personal = usePersonal()
  const [isSent, setSent] = useState(false)
  const sending = useSending({ onDone: () => setSent(true) })
  const { faults, isPending } = sending
  const isInquiry = items.length > 0
  return (
    <PostForm
      slot="request-form"
      to={isInquiry ? SCREENS.inquiry.path : SCREENS.feedback.path}
      sending={sending}
      aria-label={words.requestTitle}
      head={
        isSent && (
          <Notice kind="ok" isNews>
            {words.requestSent}
          </Notice>
        )
      }
    >
      {items.map((item) => (
        <input key={item.id} type="hidden" name={ITEM_FIELD} value={itemValue(item)} />
      ))}
      <div data-slot="fields" key={personal?.email}>
        <TextField
          label={words.yourName}
          name="name"
          faults={faults}
          fieldWidth={3}
          autoComplete="name"
          defaultValue={personal?.name}
        />
        <TextField
          label={words.emailAddress}
          name="email"
          faults={faults}
          fieldWidth={3}
          type="email"
          autoComplete="email"
          defaultValue={personal?.email}
        />
        {isInquiry && (
          <TextField
            label={words.inquiryCompany}
            note={words.optional}
            name="company"
            faults={faults}
            autoComplete="organization"
          />
        )}
        <SelectField
          label={words.inquiryCountry}
          note={words.optional}
          name="country"
          faults={faults}
          fieldWidth={3}
          autoComplete="country"
        >
          <option value="" />
          {countries.map(({ code, name }) => (
            <option key={code} value={isInquiry ? name : code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={words.inquiryPhone}
          note={words.optional}
          name="phone"
          faults={faults}
          fieldWidth={3}
          type="tel"
          autoComplete="tel"
          dir="ltr"
        />
        <TextArea
          label={words.inquiryMessage}
          name="content"
          faults={faults}
          rows={3}
          hint={words.inquiryMessageHint}
        />
      </div>
      <div data-slot="request-send">
        <Button kind="buy" isPending={isPending}>
          {words.inquirySend}
        </Button>
        <Link className="tap" to={SCREENS.privacy.path}>
          {words.policyPrivacy}
        </Link>
      </div>
    </PostForm>
  )
}
