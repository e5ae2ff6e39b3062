import type { ConsentPurpose } from "../../../domain/site/consent.ts"
import type { CodePiece } from "../../../domain/site/pasted-code.ts"
import { codeDocument } from "./code-document.ts"

declare global {
  interface Window {
    /** Where the tag manager looks for what happened before it came. */
    dataLayer?: unknown[]
  }
}

const begun = new Set<ConsentPurpose>()

/** Runs the shop's code for these purposes, each once in a document. The page's policy lets exactly the saved code run. */
export async function runCode(file: string, purposes: readonly ConsentPurpose[]): Promise<void> {
  const fresh = purposes.filter((purpose) => !begun.has(purpose))
  if (fresh.length === 0) return
  for (const purpose of fresh) begun.add(purpose)
  const reply = await fetch(file)
  if (!reply.ok) return
  const code: Record<ConsentPurpose, CodePiece[]> = await reply.json()
  codeDocument.runs()
  if (fresh.includes("counting"))
    window.dataLayer = [...(window.dataLayer ?? []), { "gtm.start": Date.now(), event: "gtm.js" }]
  // One that breaks keeps none of the others from running.
  await Promise.allSettled(fresh.map((purpose) => place(code[purpose])))
}

async function place(pieces: readonly CodePiece[]): Promise<void> {
  for (const piece of pieces) {
    if ("markup" in piece) document.body.insertAdjacentHTML("beforeend", piece.markup)
    else await placeScript(piece.attributes, piece.script)
  }
}

/** As a page's own: what follows a file waits for it, unless it says that it need not. */
function placeScript(attributes: Record<string, string>, text: string): Promise<void> | void {
  const script = document.createElement("script")
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  script.textContent = text
  document.body.append(script)
  if (!("src" in attributes) || "async" in attributes || "defer" in attributes) return
  return new Promise((resolve) => {
    script.onload = () => resolve()
    script.onerror = () => resolve()
  })
}
