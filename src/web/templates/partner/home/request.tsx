import { digitsOf } from "../../../features/content/whatsapp.ts"
import { InquirySummary } from "../../../features/inquiry/inquiry-summary.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { latePart } from "../../../ui/late-part.tsx"
import { Text } from "../../../ui/text.tsx"
import { HomeChapter } from "./home-chapter.tsx"

const RequestForm = latePart(async () => (await import("../../../features/inquiry/request-form.tsx")).RequestForm)

/** The form of the home page, with the list that goes along with it, and the person who reads it. */
export function Request({ title, text, quote, by, countries, ...place }: Toned<SectionProps["request"]>) {
  const words = useWords("home")
  const { phone } = useShop().content.contact
  return (
    <HomeChapter form="request" title={title || words.requestTitle} head={<Text>{text}</Text>} {...place}>
      <div className="request-list">
        <h3>{words.yourInquiryList}</h3>
        <InquirySummary />
        {quote && (
          <figure className="desk">
            <Text as="blockquote">{quote}</Text>
            <figcaption>
              <Text>{by}</Text>
              {phone && (
                <a className="tap" href={`tel:${digitsOf(phone)}`}>
                  <bdi dir="ltr">{phone}</bdi>
                </a>
              )}
            </figcaption>
          </figure>
        )}
      </div>
      <RequestForm countries={countries} />
    </HomeChapter>
  )
}
