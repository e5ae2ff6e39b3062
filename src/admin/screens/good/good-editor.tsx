import ellipsis from "lucide/dist/esm/icons/ellipsis.mjs"
import externalLink from "lucide/dist/esm/icons/external-link.mjs"
import { useEffect, useState } from "react"
import { FormProvider, useForm, useWatch } from "react-hook-form"
import { Link, useNavigate, useParams, useRevalidator } from "react-router"
import type { AdminGoodsReply } from "../../../contract/admin/goods-shapes.ts"
import type { CallReply } from "../../../contract/calls.ts"
import { CopyDialog } from "../../features/goods/copy-dialog.tsx"
import { RemoveGoods } from "../../features/goods/remove-goods.tsx"
import { staffApi } from "../../shell/api.ts"
import { faultWords } from "../../shell/fault-words.ts"
import { useKeys } from "../../shell/keys.ts"
import { useMe } from "../../shell/session.ts"
import { say } from "../../shell/toasts.ts"
import { useUnsaved } from "../../shell/unsaved.ts"
import { useWords } from "../../shell/words.ts"
import { ActionBar } from "../../ui/action-bar.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/confirm.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Menu, MenuItem } from "../../ui/menu.tsx"
import { Screen } from "../../ui/screen.tsx"
import { CardPart } from "./card-part.tsx"
import { ConflictDialog } from "./conflict-dialog.tsx"
import { FactsPart } from "./facts-part.tsx"
import { type Conflict, conflictsOf, formOf, type GoodForm, joined } from "./good-form.ts"
import { GoodParts } from "./good-parts.tsx"
import { PicturesPart } from "./pictures-part.tsx"
import { PlacePart } from "./place-part.tsx"
import { changedParts, type Edited, type NotSaved, saveGood } from "./save-good.ts"
import { SeoPart } from "./seo-part.tsx"
import { tiersOf } from "./tiers-draft.ts"
import { TiersPart } from "./tiers-part.tsx"
import { TranslationsPart } from "./translations-part.tsx"
import { forgetDraft, storedDraft, useDraft } from "./use-draft.ts"
import { draftOf } from "./variants-draft.ts"
import { VariantsPart } from "./variants-part.tsx"
import { WhatPart } from "./what-part.tsx"

export type GoodEditorProps = {
  good: AdminGoodsReply
  categories: CallReply<"GET /api/admin/category/lists">["list"]
  tags: CallReply<"GET /api/admin/tag/lists">["list"]
  translations: CallReply<"GET /api/admin/translation/lists">["list"]
}

const editedOf = (good: AdminGoodsReply): Edited => ({
  form: formOf(good),
  variants: draftOf(good),
  tiers: tiersOf(good),
})

type Meanwhile = { theirs: AdminGoodsReply; conflicts: Conflict[] }

/** Everything of one good, saved together. */
export function GoodEditor({ good, categories, tags, translations }: GoodEditorProps) {
  const t = useWords("good")
  const f = useWords("frame")
  const { shop = "" } = useParams()
  const { site } = useMe()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [before, setBefore] = useState(() => editedOf(good))
  const [version, setVersion] = useState(good.updated_at)
  const [restored] = useState(() => storedDraft<Edited>(shop, good.id))
  const form = useForm<GoodForm>({ defaultValues: restored?.form ?? before.form })
  const [variants, setVariants] = useState(restored?.variants ?? before.variants)
  const [tiers, setTiers] = useState(restored?.tiers ?? before.tiers)
  const [wrong, setWrong] = useState<NotSaved | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null)
  const [open, setOpen] = useState<"copy" | "remove" | null>(null)
  // Drawn anew with every letter, so that the bar counts what was changed.
  useWatch({ control: form.control })
  const now: Edited = { form: form.getValues(), variants, tiers }
  const changes = changedParts(now, before)
  const blocker = useUnsaved(changes > 0)
  useDraft(shop, good.id, now, changes > 0)
  useEffect(() => {
    if (restored) say(t("restored"))
  }, [restored, t])

  function show(edited: Edited): void {
    form.reset(edited.form)
    setVariants(edited.variants)
    setTiers(edited.tiers)
  }

  /** What is saved now, and what was typed meanwhile, is shown anew. */
  function begin(fresh: AdminGoodsReply): void {
    const edited = editedOf(fresh)
    setBefore(edited)
    setVersion(fresh.updated_at)
    show(edited)
    forgetDraft(shop, good.id)
  }

  async function save(
    edited: Edited = { form: form.getValues(), variants, tiers },
    since = before,
    at = version,
  ): Promise<void> {
    const api = staffApi(shop)
    setBusy(true)
    setWrong(null)
    form.clearErrors()
    try {
      const refused = await saveGood(api, { id: good.id, updated_at: at }, edited, since)
      const theirs = await api.need("GET /api/admin/goods/detail", { query: { id: String(good.id) } })
      if (!refused) {
        begin(theirs)
        await revalidate()
        return say(t("saved"))
      }
      if (refused.isConflict)
        return setMeanwhile({ theirs, conflicts: conflictsOf(edited.form, since.form, formOf(theirs)) })
      // Parts before the one that was refused are saved.
      if (refused.part !== "form") setBefore({ ...since, form: formOf(theirs) })
      setVersion(theirs.updated_at)
      showFaults(refused)
    } catch {
      say(t("serverFault", { reason: f("noAnswer") }), { kind: "bad" })
    } finally {
      setBusy(false)
    }
  }

  function showFaults(refused: NotSaved): void {
    setWrong(refused)
    const [first] = Object.keys(refused.fields)
    if (refused.part === "form")
      for (const [path, key] of Object.entries(refused.fields)) {
        const [name = ""] = path.split(".")
        if (name in form.getValues()) form.setError(nameIn(name), { message: faultWords(key) })
      }
    const sentence = first ? faultWords(refused.fields[first]) : refused.msg || faultWords("invalid")
    say(t("serverFault", { reason: sentence ?? refused.msg }), { kind: "bad" })
    document
      .getElementById(refused.part === "form" ? "what" : refused.part === "tiers" ? "tiers" : "variants")
      ?.scrollIntoView()
  }

  async function choose(mine: ReadonlySet<string>): Promise<void> {
    if (!meanwhile) return
    const theirs = editedOf(meanwhile.theirs)
    const edited: Edited = {
      form: joined(form.getValues(), before.form, theirs.form, mine),
      variants: changed(variants, before.variants) ? variants : theirs.variants,
      tiers: changed(tiers, before.tiers) ? tiers : theirs.tiers,
    }
    setMeanwhile(null)
    setBefore(theirs)
    setVersion(meanwhile.theirs.updated_at)
    show(edited)
    await save(edited, theirs, meanwhile.theirs.updated_at)
  }

  useKeys({ "⌘s": () => void save() })
  const faultOf = (...parts: NotSaved["part"][]) => {
    if (!wrong || !parts.includes(wrong.part)) return undefined
    return faultWords(Object.values(wrong.fields)[0]) ?? (wrong.msg || faultWords("invalid"))
  }
  const crumb = good.categories[0]?.dnames
  return (
    <FormProvider {...form}>
      <Screen
        className="p-good"
        title={form.getValues("dnames") || good.dnames}
        crumb={
          <p>
            <Link to={`/admin/${shop}/goods`}>{t("goodsList")}</Link>
            {crumb && ` / ${crumb}`}
          </p>
        }
        actions={
          <>
            <label className="row small">
              <input type="checkbox" className="switch" {...form.register("onSale")} /> {t("onSale")}
            </label>
            <a className="btn" href={`${site.origin}${good.url}`} target="_blank" rel="noreferrer">
              <Icon of={externalLink} />
              {t("inShop")}
            </a>
            <Menu
              trigger={
                <button type="button" className="btn icon" aria-label={t("more")}>
                  <Icon of={ellipsis} />
                </button>
              }
            >
              <MenuItem onSelect={() => void navigate(`/admin/${shop}/goods/${good.id}/stock`)}>{t("moves")}</MenuItem>
              <MenuItem onSelect={() => setOpen("copy")}>{t("copy")}</MenuItem>
              <MenuItem onSelect={() => setOpen("remove")}>{t("remove")}</MenuItem>
            </Menu>
          </>
        }
        above={<GoodParts variants={variants.variants.length} tiers={tiers[""]?.length ?? 0} />}
        bar={
          changes > 0 && (
            <ActionBar isWaiting about={t("changes", { count: changes })}>
              <Button look="bare" onClick={() => show(before)}>
                {t("discard")}
              </Button>
              <Button look="do" keys="⌘S" isBusy={isBusy} onClick={() => void save()}>
                {f("save")}
              </Button>
            </ActionBar>
          )
        }
      >
        <div className="split good">
          <div className="stack">
            <WhatPart />
            <PicturesPart />
            <VariantsPart
              good={good}
              pictures={form.getValues("pictures")}
              draft={variants}
              onChange={setVariants}
              fault={faultOf("variants", "stock")}
            />
            <TiersPart good={good} draft={tiers} onChange={setTiers} fault={faultOf("tiers")} />
            <FactsPart />
            <TranslationsPart id={good.id} translations={translations} />
          </div>
          <div className="stack aside">
            <CardPart draft={variants} />
            <PlacePart own={good.id} categories={categories} tags={tags} />
            <SeoPart url={good.url} />
          </div>
        </div>
        {meanwhile && (
          <ConflictDialog
            conflicts={meanwhile.conflicts}
            onClose={() => setMeanwhile(null)}
            onChoose={(mine) => void choose(mine)}
          />
        )}
        <CopyDialog good={open === "copy" ? good : null} onClose={() => setOpen(null)} />
        <RemoveGoods
          goods={open === "remove" ? [good] : []}
          onClose={() => setOpen(null)}
          onRemoved={() => void navigate(`/admin/${shop}/goods`)}
        />
        <Confirm
          isOpen={blocker.state === "blocked"}
          onClose={() => blocker.reset?.()}
          title={t("leaveTitle")}
          verb={f("unsavedLeave")}
          onConfirm={() => {
            forgetDraft(shop, good.id)
            blocker.proceed?.()
          }}
        >
          {f("unsaved")}
        </Confirm>
      </Screen>
    </FormProvider>
  )
}

const changed = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

const NAMES: readonly (keyof GoodForm)[] = [
  ...(["dnames", "subtitle", "dno", "moq", "onSale", "isEncrypted", "selfActivity", "taxClass", "rank"] as const),
  ...(["description", "video", "attributes", "seo", "categories", "tags", "relations", "pictures"] as const),
]
const nameIn = (name: string): keyof GoodForm => NAMES.find((each) => each === name) ?? "dnames"
