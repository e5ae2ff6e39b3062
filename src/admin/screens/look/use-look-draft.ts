import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { useParams } from "react-router"
import type { LookShown } from "../../../contract/admin/look-calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import type { Look } from "../../../contract/look.ts"
import type { HomeSection } from "../../../contract/sections/home-section.ts"
import { contrastFaults, type LookTokens } from "../../../domain/look/contrast-guard.ts"
import { staffApi } from "../../shell/api.ts"
import { say } from "../../shell/toasts.ts"
import type { LookData } from "./load-look.ts"

const SAVE_AFTER_MS = 700

const mapOf = (tokens: Readonly<Record<string, string>> = {}) => new Map(Object.entries(tokens))

/** The draft as it is being changed: shown at once, kept a moment later, each time on top of what was read last. */
export function useLookDraft({ look: read, drawn }: LookData) {
  const { shop } = useParams()
  const [shown, setShown] = useState<LookShown>(read)
  const [look, setLook] = useState<Look>(read.draft?.look ?? read.published)
  const [state, setState] = useState<"kept" | "saving" | "failed">("kept")
  const [clash, setClash] = useState<LookShown | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  /** Counts what was kept: the preview is drawn anew. */
  const [round, setRound] = useState(0)
  const version = useRef(read.draft?.version ?? 0)
  const latest = useRef(look)
  const waiting = useRef<number | undefined>(undefined)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const accept = useCallback((next: LookShown, isWhole: boolean) => {
    version.current = next.draft?.version ?? 0
    setShown(next)
    setRound((count) => count + 1)
    if (!isWhole) return
    latest.current = next.draft?.look ?? next.published
    setLook(latest.current)
  }, [])

  const keep = useCallback(async () => {
    const sent = latest.current
    const reply = await staffApi(shop).ask("POST /api/admin/look/save", {
      body: { version: version.current, look: sent },
    })
    if (reply.code === SUCCESS) {
      accept(reply.data, false)
      if (latest.current === sent) setState("kept")
      return
    }
    setState("failed")
    const newer = reply.reason === "notPossibleNow" ? newerOf(reply.data) : null
    if (newer) setClash(newer)
    else say(reply.msg, { kind: "bad" })
  }, [shop, accept])

  const save = useCallback(() => {
    window.clearTimeout(waiting.current)
    waiting.current = undefined
    queue.current = queue.current.then(keep)
    return queue.current
  }, [keep])

  const change = useCallback(
    (part: Partial<Look>) => {
      latest.current = { ...latest.current, ...part }
      setLook(latest.current)
      setState("saving")
      window.clearTimeout(waiting.current)
      waiting.current = window.setTimeout(save, SAVE_AFTER_MS)
    },
    [save],
  )

  /** What is not kept yet is kept before anything else is done with the draft. */
  const settled = useCallback(async () => {
    if (waiting.current !== undefined) await save()
    else await queue.current
    return version.current
  }, [save])

  const isOpen = state !== "kept"
  useEffect(() => {
    if (!isOpen) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener("beforeunload", hold)
    return () => removeEventListener("beforeunload", hold)
  }, [isOpen])

  const template = drawn.templates.find(({ name }) => name === look.template)
  const tokens = useMemo((): LookTokens => {
    const { plain, soft, strong, inverse, accent } = drawn.tones
    return {
      page: mapOf({ ...drawn.base, ...template?.tokens }),
      tones: {
        plain: mapOf(plain),
        soft: mapOf(soft),
        strong: mapOf(strong),
        inverse: mapOf(inverse),
        accent: mapOf(accent),
      },
    }
  }, [drawn, template])
  const faults = useMemo(() => contrastFaults(tokens, look.colours), [tokens, look.colours])
  const sections: readonly HomeSection[] = look.sections ?? template?.sections ?? []

  const takeTheirs = () => {
    if (clash) accept(clash, true)
    setClash(null)
    setState("kept")
  }
  const keepMine = () => {
    version.current = clash?.draft?.version ?? 0
    setClash(null)
    setState("saving")
    void save()
  }

  return {
    shop,
    shown,
    look,
    change,
    settled,
    accept,
    state,
    faults,
    tokens,
    sections,
    chosen,
    choose: setChosen,
    round,
    clash,
    takeTheirs,
    keepMine,
  }
}

export type LookDraft = ReturnType<typeof useLookDraft>

/** What the server says the draft is now, where somebody was faster. */
function newerOf(details: unknown): LookShown | null {
  const isLook = (value: unknown): value is LookShown =>
    typeof value === "object" && value !== null && "published" in value && "draft" in value
  return isLook(details) ? details : null
}
