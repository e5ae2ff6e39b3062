import redo from "lucide/dist/esm/icons/redo-2.mjs"
import undo from "lucide/dist/esm/icons/undo-2.mjs"
import { useState } from "react"
import { SUCCESS } from "../../../contract/envelope.ts"
import { useFormats } from "../../shell/formats.ts"
import { useKeys } from "../../shell/keys.ts"
import { useIsOwner, useMe } from "../../shell/session.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { ActionBar } from "../../ui/action-bar.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/confirm.tsx"
import { LaterDialog } from "./later-dialog.tsx"
import { ShareDialog } from "./share-dialog.tsx"
import type { LookDraft } from "./use-look-draft.ts"

const PARTS = {
  template: "partTemplate",
  colours: "partColours",
  fonts: "partFonts",
  sections: "partSections",
  content: "partContent",
  frame: "partFrame",
} as const

type Step =
  | "POST /api/admin/look/undo"
  | "POST /api/admin/look/redo"
  | "POST /api/admin/look/discard"
  | "POST /api/admin/look/publish"

/** What differs from what the shop wears, and what can be done with it. */
export function DraftBar({ draft }: { draft: LookDraft }) {
  const t = useWords("look")
  const { site } = useMe()
  const { moment } = useFormats(site.currency, site.timeZone)
  const isOwner = useIsOwner()
  const { act, isBusy } = useAct()
  const [open, setOpen] = useState<"discard" | "share" | "later" | null>(null)
  const { shown, state, faults } = draft
  const changed = shown.draft?.changed ?? []
  const hasDraft = shown.draft !== null
  const canPublish = changed.length > 0 && faults.length === 0 && isOwner
  const step = async (name: Step, done?: string) => {
    const version = await draft.settled()
    const reply = await act(name, { body: { version } }, { done })
    if (reply.code === SUCCESS) draft.accept(reply.data, true)
    setOpen(null)
  }
  const publish = () => canPublish && step("POST /api/admin/look/publish", t("published"))
  useKeys({
    "⌘s": publish,
    "⌘z": () => void (shown.draft?.canUndo && step("POST /api/admin/look/undo")),
    "⌘⇧z": () => void (shown.draft?.canRedo && step("POST /api/admin/look/redo")),
  })
  if (draft.clash)
    return (
      <ActionBar isWaiting about={t("clash")}>
        <Button onClick={draft.takeTheirs}>{t("clashTake")}</Button>
        <Button look="do" onClick={draft.keepMine}>
          {t("clashKeep")}
        </Button>
      </ActionBar>
    )
  const names = changed.map((part) => t(PARTS[part])).join(", ")
  const pairs = [...new Set(faults.map(({ letters, plane }) => `${letters} / ${plane}`))]
  return (
    <ActionBar
      isWaiting={changed.length > 0}
      about={
        <>
          {changed.length > 0 ? t("draft", { count: changed.length }) : t("noDraft")}{" "}
          <span className="small dim" role="status">
            {state === "saving" && t("saving")}
            {state === "failed" && t("notSaved")}
            {state === "kept" && faults.length === 0 && names}
            {state === "kept" &&
              faults.length > 0 &&
              t("faults", { count: pairs.length, pairs: pairs.slice(0, 2).join(", ") })}
            {shown.draft?.publishAt && ` ${t("laterPlanned", { moment: moment(shown.draft.publishAt) })}`}
            {shown.draft?.publishRefused && ` ${t("publishRefused")}`}
          </span>
        </>
      }
    >
      <Button
        look="bare"
        isIconOnly
        icon={undo}
        aria-label={t("undo")}
        disabled={!shown.draft?.canUndo}
        onClick={() => step("POST /api/admin/look/undo")}
      />
      <Button
        look="bare"
        isIconOnly
        icon={redo}
        aria-label={t("redo")}
        disabled={!shown.draft?.canRedo}
        onClick={() => step("POST /api/admin/look/redo")}
      />
      {hasDraft && (
        <>
          <Button look="bare" onClick={() => setOpen("discard")}>
            {t("discard")}
          </Button>
          <Button onClick={() => setOpen("share")}>{t("share")}</Button>
        </>
      )}
      {hasDraft && isOwner && (
        <>
          <Button onClick={() => setOpen("later")}>{t("later")}</Button>
          <Button look="do" keys="⌘S" isBusy={isBusy} disabled={!canPublish} onClick={publish}>
            {t("publish")}
          </Button>
        </>
      )}
      {hasDraft && !isOwner && <span className="small dim">{t("ownersOnly")}</span>}
      <Confirm
        isOpen={open === "discard"}
        onClose={() => setOpen(null)}
        title={t("discardTitle")}
        verb={t("discardVerb")}
        isBusy={isBusy}
        onConfirm={() => step("POST /api/admin/look/discard")}
      >
        {t("discardSays", { count: changed.length })}
      </Confirm>
      {open === "share" && <ShareDialog draft={draft} onClose={() => setOpen(null)} />}
      {open === "later" && <LaterDialog draft={draft} onClose={() => setOpen(null)} />}
    </ActionBar>
  )
}
