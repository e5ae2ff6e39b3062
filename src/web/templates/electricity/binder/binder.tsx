import type { MenuEntry } from "../../../shell/shell.ts"
import { BottomBar } from "./bottom-bar.tsx"
import { Contents } from "./contents.tsx"
import { ThumbIndex } from "./thumb-index.tsx"

/** What lies around the page: links, which work before their code is there. */
export const Binder = ({ entries }: { entries: MenuEntry[] }) => (
  <>
    <Contents />
    <ThumbIndex />
    <BottomBar entries={entries} />
  </>
)
