import type { AdminGoodsReply } from "../../../contract/admin/goods-shapes.ts"

/** What is edited of a good itself; its variants and prices by quantity are kept beside it. */
export type GoodForm = Pick<
  AdminGoodsReply,
  | "dnames"
  | "subtitle"
  | "dno"
  | "moq"
  | "onSale"
  | "isEncrypted"
  | "selfActivity"
  | "taxClass"
  | "rank"
  | "description"
  | "attributes"
  | "seo"
  | "categories"
  | "tags"
  | "relations"
  | "pictures"
> & { video: string }

export function formOf(good: AdminGoodsReply): GoodForm {
  const { dnames, subtitle, dno, moq, onSale, isEncrypted, selfActivity, taxClass, rank, description } = good
  const { attributes, seo, categories, tags, relations, pictures } = good
  return {
    ...{ dnames, subtitle, dno, moq, onSale, isEncrypted, selfActivity, taxClass, rank, description },
    ...{ attributes, seo, categories, tags, relations, pictures, video: good.video ?? "" },
  }
}

const ids = (some: readonly { id: number }[]) => some.map(({ id }) => id)

/** As the call takes it, by field. */
function sentOf(form: GoodForm) {
  return {
    ...form,
    video: form.video.trim() === "" ? null : form.video,
    attributes: form.attributes.filter(({ name, value }) => name.trim() !== "" || value.trim() !== ""),
    categories: ids(form.categories),
    tags: ids(form.tags),
    relations: ids(form.relations),
    pictures: ids(form.pictures),
  }
}

type Sent = ReturnType<typeof sentOf>
export type SentField = keyof Sent

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Only what was changed: a colleague may be changing the rest. */
export function changesOf(form: GoodForm, before: GoodForm): Partial<Sent> {
  const [now, then] = [sentOf(form), sentOf(before)]
  return Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) => !same(value, Object.entries(then).find(([other]) => other === name)?.[1]),
    ),
  )
}

export type Conflict = { field: SentField; mine: string; theirs: string }

/** Where a colleague has changed the same field to something else. */
export function conflictsOf(mine: GoodForm, before: GoodForm, theirs: GoodForm): Conflict[] {
  const [my, their] = [changesOf(mine, before), changesOf(theirs, before)]
  return fieldsOf(my).flatMap((field) =>
    field in their && !same(my[field], their[field])
      ? [{ field, mine: written(mine[field]), theirs: written(theirs[field]) }]
      : [],
  )
}

/** What they changed is taken over, except where the own one was chosen. */
export function joined(mine: GoodForm, before: GoodForm, theirs: GoodForm, keepMine: ReadonlySet<string>): GoodForm {
  const untouched = fieldsOf(changesOf(theirs, before)).filter((field) => !keepMine.has(field))
  return { ...mine, ...Object.fromEntries(untouched.map((field) => [field, theirs[field]])) }
}

const isField = (name: string, form: object): name is SentField => name in form
const fieldsOf = (changes: Partial<Sent>): SentField[] => Object.keys(changes).filter((name) => isField(name, changes))

function written(value: GoodForm[SentField]): string {
  if (Array.isArray(value))
    return value
      .map((each) => ("dnames" in each ? each.dnames : "name" in each ? `${each.name}: ${each.value}` : `#${each.id}`))
      .join(", ")
  return typeof value === "object"
    ? Object.values(value).join(" · ")
    : String(value)
        .replaceAll(/<[^>]+>/g, " ")
        .trim()
}
