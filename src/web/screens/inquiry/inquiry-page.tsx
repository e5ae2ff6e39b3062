import { useEffect } from "react"
import { SCREENS } from "../../../domain/site/screens.ts"
import type { Country } from "../../features/addresses/address.ts"
import { type InquiryItem, inquiryList, useInquiryList } from "../../features/inquiry/inquiry-list.ts"
import { ITEM_FIELD, itemValue } from "../../features/inquiry/write-inquiry.ts"
import type { Faults } from "../../shell/faults-of.ts"
import { fill } from "../../shell/fill.ts"
import type { Typed } from "../../shell/form-outcome.ts"
import { usePersonal } from "../../shell/use-personal.ts"
import { useWords } from "../../shell/use-words.ts"
import { Empty } from "../../ui/empty.tsx"
import { Button, ButtonLink } from "../../ui/forms/button.tsx"
import { PostForm } from "../../ui/forms/post-form.tsx"
import { SelectField } from "../../ui/forms/select-field.tsx"
import { TextArea } from "../../ui/forms/text-area.tsx"
import { TextField } from "../../ui/forms/text-field.tsx"
import { useSending } from "../../ui/forms/use-sending.ts"
import { Notice } from "../../ui/notice.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { InquiryLine } from "./inquiry-line.tsx"

type InquiryPageProps = {
  countries: readonly Country[]
  firstCountry: string
  /** The good that the address names. */
  asked: InquiryItem | null
  /** The number of the inquiry that was just sent. */
  sent: string
  faults: Faults
  typed: Typed | null
}

/** What the visitor asks about, and whom the shop shall answer. */
export function InquiryPage({ countries, firstCountry, asked, sent, faults: first, typed }: InquiryPageProps) {
  const words = useWords("inquiry")
  const kept = useInquiryList()
  const personal = usePersonal()
  const sending = useSending({ faults: first })
  const items = asked && !kept.some(({ id }) => id === asked.id) ? [...kept, asked] : kept
  // What was sent is no longer on the list.
  useEffect(() => {
    if (sent) inquiryList.clear()
  }, [sent])
  const { faults } = sending
  return (
    <div data-slot="page">
      <PageHead title={words.inquiryList} text={words.inquiryText} />
      {sent && (
        <Notice kind="ok" isNews title={fill(words.inquirySentTitle, { number: sent })}>
          <p>{words.inquirySentText}</p>
        </Notice>
      )}
      {items.length === 0 ? (
        <Empty title={words.inquiryEmpty} text={words.inquiryEmptyHint}>
          <ButtonLink to={SCREENS.goodsList.path}>{words.inquirySeeGoods}</ButtonLink>
        </Empty>
      ) : (
        <div data-slot="columns">
          <ul data-slot="inquiry-lines">
            {items.map((item) => (
              <InquiryLine key={item.id} item={item} />
            ))}
          </ul>
          <PostForm slot="form-panel" to={SCREENS.inquiry.path} sending={sending} head={<h2>{words.inquiryWho}</h2>}>
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
                defaultValue={typed?.name ?? personal?.name}
              />
              <TextField
                label={words.inquiryCompany}
                note={words.optional}
                name="company"
                faults={faults}
                fieldWidth={3}
                autoComplete="organization"
                defaultValue={typed?.company}
              />
              <TextField
                label={words.emailAddress}
                name="email"
                faults={faults}
                type="email"
                autoComplete="email"
                defaultValue={typed?.email ?? personal?.email}
              />
              <SelectField
                label={words.inquiryCountry}
                name="country"
                faults={faults}
                fieldWidth={3}
                autoComplete="country-name"
                defaultValue={typed?.country ?? countries.find(({ code }) => code === firstCountry)?.name}
              >
                {countries.map(({ code, name }) => (
                  <option key={code} value={name}>
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
                defaultValue={typed?.phone}
              />
              <TextArea
                label={words.inquiryMessage}
                name="content"
                faults={faults}
                hint={words.inquiryMessageHint}
                defaultValue={typed?.content}
              />
            </div>
            <Button kind="buy" isPending={sending.isPending}>
              {words.inquirySend}
              <span>{fill(words.inquiryGoods, { count: items.length })}</span>
            </Button>
          </PostForm>
        </div>
      )}
    </div>
  )
}
