import { useState } from "react"
import { useRevalidator } from "react-router"
import type { CallReply } from "../../../contract/calls.ts"
import { type Failure, SUCCESS } from "../../../contract/envelope.ts"
import { LOCALES, type LocaleCode } from "../../../domain/locales/locales.ts"
import { MediaPicker } from "../../features/media/media-picker.tsx"
import { RichText } from "../../features/rich-text/rich-text.tsx"
import { faultsOf } from "../../shell/faults-of.ts"
import { useKeys } from "../../shell/keys.ts"
import { useMe } from "../../shell/session.ts"
import { useUnsaved } from "../../shell/unsaved.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { ActionBar } from "../../ui/action-bar.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/confirm.tsx"
import { Field } from "../../ui/field.tsx"
import { Input, Select, TextArea } from "../../ui/input.tsx"
import { Note } from "../../ui/mark.tsx"
import { takenOut } from "./taken-out.ts"
import { type EditedText, TRANSLATED_AS } from "./text-kinds.ts"

type TextEditorProps = {
  text: EditedText
  translations: CallReply<"GET /api/admin/translation/lists">["list"]
  onSaved: (name: string) => void
  onGone: () => void
}

const LOCAL = "2026-01-01T00:00".length

/** A policy, a piece of news or a page, in the shop's own language and in those that it offers beside. */
export default function TextEditor({ text, translations, onSaved, onGone }: TextEditorProps) {
  const t = useWords("texts")
  const { site } = useMe()
  const { act, isBusy } = useAct()
  const { revalidate } = useRevalidator()
  const inShop = text.publishTime
    ? new Date(text.publishTime)
        .toLocaleString("sv-SE", { timeZone: site.timeZone, dateStyle: "short", timeStyle: "short" })
        .replace(" ", "T")
    : ""
  const [language, setLanguage] = useState<LocaleCode>(site.language)
  const isOwn = language === site.language
  const said = translations.find(({ locale }) => locale === language)?.texts ?? {}
  const own: EditedText = { ...text, publishTime: inShop.slice(0, LOCAL) }
  const stored: EditedText = isOwn
    ? own
    : {
        ...own,
        title: said.title ?? "",
        summary: said.summary ?? "",
        content: said[TRANSLATED_AS[text.kind].content] ?? "",
      }
  const [typed, setTyped] = useState<EditedText | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [lost, setLost] = useState<string[]>([])
  const [isPicking, setPicking] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const draft = typed ?? stored
  const faults = failure ? faultsOf(failure) : {}
  const isDirty = typed !== null
  useUnsaved(isDirty)
  const change = (part: Partial<EditedText>) => setTyped({ ...draft, ...part })

  async function saveOwn() {
    const options = { quiet: true, done: t("published") }
    const { id, updated_at, title, summary, content, slug, pageType, seo, media_id, logo, policy } = draft
    const publishTime = draft.publishTime && draft.publishTime !== own.publishTime ? draft.publishTime : undefined
    const stamp = { id: id ?? undefined, updated_at }
    if (text.kind === "policy" && policy) {
      const reply = await act(
        "POST /api/admin/policy/save",
        { body: { kind: policy, policy: content, summary, logo } },
        options,
      )
      if (reply.code === SUCCESS) setLost(takenOut(content, reply.data.policy))
      return reply
    }
    return text.kind === "news"
      ? act(
          "POST /api/admin/news/save",
          { body: { ...stamp, title, summary, content, media_id, publishTime } },
          options,
        )
      : act(
          "POST /api/admin/page/save",
          { body: { ...stamp, slug, pageType, title, content, seo, publishTime } },
          options,
        )
  }
  async function saveTranslation() {
    const { kind, content } = TRANSLATED_AS[text.kind]
    const texts = {
      ...(text.kind !== "policy" && { title: draft.title }),
      ...(text.kind !== "page" && { summary: draft.summary }),
      [content]: draft.content,
    }
    return act(
      "POST /api/admin/translation/save",
      { body: { kind, id: text.id ?? 0, locale: language, texts } },
      { quiet: true, done: t("published") },
    )
  }
  async function save() {
    const reply = isOwn ? await saveOwn() : await saveTranslation()
    if (reply.code !== SUCCESS) {
      setFailure(reply)
      if (reply.reason === "notPossibleNow") await revalidate()
      return
    }
    setFailure(null)
    setTyped(null)
    if (text.id === null && "id" in reply.data) onSaved(`${text.kind}-${reply.data.id}`)
  }
  async function remove() {
    const body = { id: text.id ?? 0 }
    const reply =
      text.kind === "news"
        ? await act("POST /api/admin/news/remove", { body })
        : await act("POST /api/admin/page/remove", { body })
    setRemoving(false)
    if (reply.code === SUCCESS) onGone()
  }
  useKeys({ "⌘s": () => void (isDirty && !isBusy && save()) })
  const others = site.languages.filter((code) => code !== site.language)
  const { iso, dir } = LOCALES[language]
  const named = text.policy ? t(text.policy) : draft.title
  return (
    <div className="stack">
      <section className="sheet" aria-labelledby="text">
        <header>
          <h2 id="text">
            <bdi>{named || (text.kind === "news" ? t("newNews") : t("newPage"))}</bdi>
          </h2>
          {others.length > 0 && text.id !== null && (
            <Select
              aria-label={t("language")}
              value={language}
              disabled={isDirty}
              onChange={(event) => {
                const chosen = site.languages.find((code) => code === event.target.value)
                if (chosen) setLanguage(chosen)
              }}
            >
              <option value={site.language}>{t("own", { language: LOCALES[site.language].name })}</option>
              {others.map((code) => (
                <option key={code} value={code}>
                  {LOCALES[code].name}
                </option>
              ))}
            </Select>
          )}
          {text.kind !== "policy" && text.id !== null && isOwn && (
            <Button look="bare" className="danger" onClick={() => setRemoving(true)}>
              {t("remove")}
            </Button>
          )}
        </header>
        <div className="in stack">
          {failure && Object.keys(faults).length === 0 && (
            <Note kind="bad">{failure.reason === "notPossibleNow" ? t("changedMeanwhile") : failure.msg}</Note>
          )}
          {lost.length > 0 && <Note>{t("takenOut", { what: lost.join(", ") })}</Note>}
          {!isOwn && <p className="small dim">{t("translationHint")}</p>}
          {text.kind !== "policy" && (
            <Field label={t("heading")} fault={faults.title ?? faults["texts.title"]}>
              <Input
                value={draft.title}
                maxLength={200}
                lang={iso}
                dir={dir}
                onChange={(event) => change({ title: event.target.value })}
              />
            </Field>
          )}
          {text.kind !== "page" && (
            <Field label={t("summary")} hint={t("summaryHint", { count: draft.summary.length })} fault={faults.summary}>
              <TextArea
                rows={2}
                maxLength={500}
                value={draft.summary}
                lang={iso}
                dir={dir}
                onChange={(event) => change({ summary: event.target.value })}
              />
            </Field>
          )}
          <RichText
            key={language}
            label={t("editor")}
            html={stored.content}
            lang={iso}
            dir={dir}
            onChange={(content) => change({ content })}
          />
          {faults.content && <span className="err">{faults.content}</span>}
          {isOwn && text.kind === "page" && (
            <>
              <Field label={t("slug")} hint={t("slugHint")} fault={faults.slug}>
                <Input
                  className="code"
                  dir="ltr"
                  value={draft.slug}
                  onChange={(event) => change({ slug: event.target.value })}
                />
              </Field>
              <Field label={t("seoTitle")}>
                <Input
                  value={draft.seo.title}
                  maxLength={200}
                  onChange={(event) => change({ seo: { ...draft.seo, title: event.target.value } })}
                />
              </Field>
              <Field label={t("seoDescription")}>
                <TextArea
                  rows={2}
                  maxLength={500}
                  value={draft.seo.description}
                  onChange={(event) => change({ seo: { ...draft.seo, description: event.target.value } })}
                />
              </Field>
            </>
          )}
          {isOwn && text.kind === "news" && (
            <div className="row">
              {draft.image && <img className="pic m" src={draft.image} alt="" />}
              <Button onClick={() => setPicking(true)}>{t("choosePicture")}</Button>
              {draft.image && (
                <Button look="bare" onClick={() => change({ image: null, media_id: null })}>
                  {t("noPicture")}
                </Button>
              )}
            </div>
          )}
          {isOwn && text.kind !== "policy" && (
            <Field label={t("publishAt")} hint={t("publishHint")} fault={faults.publishTime}>
              <Input
                type="datetime-local"
                value={draft.publishTime}
                onChange={(event) => change({ publishTime: event.target.value })}
              />
            </Field>
          )}
        </div>
      </section>
      {isDirty && (
        <ActionBar about={t("changes")} isWaiting>
          <Button look="bare" onClick={() => setTyped(null)}>
            {t("discard")}
          </Button>
          <Button look="do" keys="⌘S" isBusy={isBusy} onClick={save}>
            {t("publish")}
          </Button>
        </ActionBar>
      )}
      <MediaPicker
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        onPick={({ id, url }) => change({ media_id: id, image: url })}
      />
      <Confirm
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        title={t("removeTitle", { name: named })}
        verb={t("remove")}
        isBusy={isBusy}
        onConfirm={remove}
      >
        {t("removeHint")}
      </Confirm>
    </div>
  )
}
