import { lazy, Suspense } from "react"
import { Controller, useFormContext } from "react-hook-form"
import { TAX_CLASSES } from "../../../domain/tax/tax-class.ts"
import { useWords } from "../../shell/words.ts"
import { Field } from "../../ui/field.tsx"
import { Input, Select } from "../../ui/input.tsx"
import type { GoodForm } from "./good-form.ts"

const DescriptionField = lazy(() => import("./description-field.tsx"))

const TAX_WORDS = { standard: "taxStandard", reduced: "taxReduced", zero: "taxZero", exempt: "taxExempt" } as const

/** Name, number, description and what else it is. */
export function WhatPart() {
  const t = useWords("good")
  const { register, control, formState } = useFormContext<GoodForm>()
  const fault = (name: keyof GoodForm) => formState.errors[name]?.message?.toString()
  const number = { valueAsNumber: true }
  return (
    <section className="sheet" id="what" aria-labelledby="what-title">
      <header>
        <h2 id="what-title">{t("what")}</h2>
      </header>
      <div className="in form">
        <Field label={t("name")} className="f2" fault={fault("dnames")}>
          <Input {...register("dnames")} />
        </Field>
        <Field label={t("number")} fault={fault("dno")}>
          <Input {...register("dno")} />
        </Field>
        <Field label={t("subtitle")} className="f2" fault={fault("subtitle")}>
          <Input {...register("subtitle")} />
        </Field>
        <Field label={t("moq")} fault={fault("moq")}>
          <Input type="number" min={1} {...register("moq", number)} />
        </Field>
        <div className="field f3">
          <span>{t("description")}</span>
          <Suspense fallback={<div className="rich rich-text" />}>
            <Controller
              control={control}
              name="description"
              render={({ field }) => <DescriptionField html={field.value} onChange={field.onChange} />}
            />
          </Suspense>
          {fault("description") && <span className="err">{fault("description")}</span>}
        </div>
        <Field label={t("taxClass")} fault={fault("taxClass")}>
          <Select {...register("taxClass")}>
            {TAX_CLASSES.map((name) => (
              <option key={name} value={name}>
                {t(TAX_WORDS[name])}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t("rank")} hint={t("rankHint")} fault={fault("rank")}>
          <Input type="number" {...register("rank", number)} />
        </Field>
        <Field label={t("video")} fault={fault("video")}>
          <Input {...register("video")} />
        </Field>
        <label className="row f3">
          <input type="checkbox" className="switch" {...register("selfActivity")} />
          <span>{t("selfActivity")}</span>
        </label>
      </div>
    </section>
  )
}
