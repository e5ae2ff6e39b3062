import { useFormContext, useWatch } from "react-hook-form"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { Field } from "../../ui/field.tsx"
import { Input, TextArea } from "../../ui/input.tsx"
import type { GoodForm } from "./good-form.ts"

const DESCRIPTION_SHOWN = 160

/** What search engines are told, and how that looks there. */
export function SeoPart({ url }: { url: string }) {
  const t = useWords("good")
  const { site } = useMe()
  const { register, control, formState } = useFormContext<GoodForm>()
  const [seo, name, description] = useWatch({ control, name: ["seo", "dnames", "description"] })
  const plain = description
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
  const faults = formState.errors.seo
  return (
    <section className="sheet" id="seo" aria-labelledby="seo-title">
      <header>
        <h2 id="seo-title">{t("seo")}</h2>
      </header>
      <div className="in stack">
        <div className="serp">
          <p className="u">
            <bdi dir="ltr">{`${site.origin.replace(/^https?:\/\//, "")}${url}`}</bdi>
          </p>
          <p className="t">{`${seo.title || name} | ${site.title}`}</p>
          <p className="small dim">{(seo.description || plain).slice(0, DESCRIPTION_SHOWN)}</p>
        </div>
        <Field label={t("seoTitle")} hint={t("seoHint")} fault={faults?.title?.message}>
          <Input {...register("seo.title")} />
        </Field>
        <Field label={t("seoDescription")} fault={faults?.description?.message}>
          <TextArea rows={3} {...register("seo.description")} />
        </Field>
        <Field label={t("seoKeywords")} fault={faults?.keywords?.message}>
          <Input {...register("seo.keywords")} />
        </Field>
      </div>
    </section>
  )
}
