import { useState } from "react"
import { useLoaderData, useSearchParams } from "react-router"
import { SUCCESS } from "../../../contract/envelope.ts"
import { LOCALE_CODES, LOCALES, localeOf } from "../../../domain/locales/locales.ts"
import { MAIL_KINDS } from "../../../domain/site/mail-kinds.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { language } from "../../shell/language.ts"
import { say } from "../../shell/toasts.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Select, TextArea } from "../../ui/input.tsx"
import { GroupSheet } from "./group-sheet.tsx"
import { MailFrame } from "./mail-frame.tsx"
import { SettingsForm } from "./settings-form.tsx"

export async function loader(args: ScreenArgs) {
  const api = apiOf(args)
  const { searchParams } = new URL(args.request.url)
  const kind = MAIL_KINDS.find((name) => name === searchParams.get("mail")) ?? "orderPlaced"
  const locale = localeOf(searchParams.get("in")) ?? language()
  const [settings, mails, preview] = await Promise.all([
    api.need("GET /api/admin/site/settings"),
    api.need("GET /api/admin/mail/lists"),
    api.need("GET /api/admin/mail/preview", { query: { kind, locale } }),
  ])
  return { settings, mails: mails.list, preview, kind, locale }
}

export function Component() {
  const t = useWords("settings")
  const { settings, mails, preview, kind, locale } = useLoaderData<typeof loader>()
  const [, setParams] = useSearchParams()
  const { act, isBusy } = useAct()
  const mail = mails.find((each) => each.kind === kind)
  const addition = mail?.additions.find((each) => each.locale === locale)
  const show = (change: { mail?: string; in?: string }) =>
    setParams({ mail: kind, in: locale, ...change }, { preventScrollReset: true })
  async function test() {
    const reply = await act("POST /api/admin/mail/test", { body: { kind, locale } })
    if (reply.code === SUCCESS) say(t("testMailSent", { address: reply.data.sentTo }))
  }
  return (
    <SettingsForm group="mails" settings={settings}>
      <GroupSheet title={t("everyMail")} hint={t("everyMailHint")}>
        <div className="form two-c">
          <Field label={t("mail")}>
            <Select value={kind} onChange={(event) => show({ mail: event.target.value })}>
              {MAIL_KINDS.map((name) => (
                <option key={name} value={name}>
                  {t(`mail_${name}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t("mailLanguage")}>
            <Select value={locale} onChange={(event) => show({ in: event.target.value })}>
              {LOCALE_CODES.map((code) => (
                <option key={code} value={code}>
                  {LOCALES[code].name}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        {mail?.to === "buyer" && (
          <Addition key={`${kind} ${locale} ${addition?.updated_at}`} kind={kind} locale={locale} kept={addition} />
        )}
        <p className="row">
          <span className="dim small">
            {t("mailFrom")} <bdi>{preview.from.name}</bdi> <bdi>{preview.from.address}</bdi>
          </span>
          <Button isBusy={isBusy} onClick={test}>
            {t("sendTestMail")}
          </Button>
        </p>
        <MailFrame subject={preview.subject} html={preview.html} />
      </GroupSheet>
    </SettingsForm>
  )
}

type AdditionProps = {
  kind: (typeof MAIL_KINDS)[number]
  locale: (typeof LOCALE_CODES)[number]
  kept: { text: string; updated_at: string } | undefined
}

function Addition({ kind, locale, kept }: AdditionProps) {
  const t = useWords("settings")
  const f = useWords("frame")
  const { act, isBusy } = useAct()
  const [text, setText] = useState(kept?.text ?? "")
  const save = () => {
    const body = { kind, locale, text, updated_at: kept?.updated_at ?? null }
    return act("POST /api/admin/mail/addition", { body }, { done: f("saved") })
  }
  return (
    <>
      <Field label={t("addition")} hint={t("additionHint")}>
        <TextArea dir="auto" value={text} maxLength={1000} onChange={(event) => setText(event.target.value)} />
      </Field>
      <p>
        <Button isBusy={isBusy} onClick={save}>
          {t("saveAddition")}
        </Button>
      </p>
    </>
  )
}
