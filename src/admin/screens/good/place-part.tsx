import { Controller, useFormContext } from "react-hook-form"
import type { CallReply } from "../../../contract/calls.ts"
import { useWords } from "../../shell/words.ts"
import { ChipsField } from "./chips-field.tsx"
import type { GoodForm } from "./good-form.ts"
import { RelatedField } from "./related-field.tsx"

type PlacePartProps = {
  own: number
  categories: CallReply<"GET /api/admin/category/lists">["list"]
  tags: CallReply<"GET /api/admin/tag/lists">["list"]
}

/** Where it stands in the shop, and beside what. */
export function PlacePart({ own, categories, tags }: PlacePartProps) {
  const t = useWords("good")
  const { register, control } = useFormContext<GoodForm>()
  const some = <Entry extends { id: number }>(all: readonly Entry[], ids: readonly number[]) =>
    ids.flatMap((id) => all.filter((entry) => entry.id === id))
  return (
    <section className="sheet" id="place" aria-labelledby="place-title">
      <header>
        <h2 id="place-title">{t("place")}</h2>
      </header>
      <div className="in stack">
        <Controller
          control={control}
          name="categories"
          render={({ field }) => (
            <ChipsField
              label={t("categories")}
              add={t("addCategory")}
              chosen={field.value}
              all={categories}
              onChange={(ids) => field.onChange(some(categories, ids).map(({ id, dnames }) => ({ id, dnames })))}
            />
          )}
        />
        <Controller
          control={control}
          name="tags"
          render={({ field }) => (
            <ChipsField
              label={t("tags")}
              add={t("addTag")}
              chosen={field.value}
              all={tags}
              onChange={(ids) => field.onChange(some(tags, ids).map(({ id, type, dnames }) => ({ id, type, dnames })))}
            />
          )}
        />
        <Controller
          control={control}
          name="relations"
          render={({ field }) => <RelatedField own={own} chosen={field.value} onChange={field.onChange} />}
        />
        <label className="row">
          <input type="checkbox" className="switch" {...register("isEncrypted")} />
          <span className="two">
            <span>{t("locked")}</span>
            <span>{t("lockedHint")}</span>
          </span>
        </label>
      </div>
    </section>
  )
}
