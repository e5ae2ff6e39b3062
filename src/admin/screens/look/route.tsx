import { useLoaderData } from "react-router"
import { useWords } from "../../shell/words.ts"
import { Screen } from "../../ui/screen.tsx"
import { ColoursPanel } from "./colours-panel.tsx"
import { DraftBar } from "./draft-bar.tsx"
import { FontsPanel } from "./fonts-panel.tsx"
import { FramePanel } from "./frame-panel.tsx"
import { loadLook } from "./load-look.ts"
import "./look.css"
import { Preview } from "./preview.tsx"
import { RevisionsPanel } from "./revisions-panel.tsx"
import { SectionEditor } from "./section-editor.tsx"
import { SectionsPanel } from "./sections-panel.tsx"
import { TemplateChoice } from "./template-choice.tsx"
import { useLookDraft } from "./use-look-draft.ts"

export const loader = loadLook

export function Component() {
  const t = useWords("look")
  const data = useLoaderData<typeof loader>()
  const draft = useLookDraft(data)
  const { drawn, revisions, categories, paths } = data
  return (
    <Screen
      title={t("title")}
      titleNote={<span className="dim small only-wide"> {t("sub")}</span>}
      className="p-look"
      bar={<DraftBar draft={draft} />}
    >
      <TemplateChoice draft={draft} drawn={drawn} />
      <div className="lookbed">
        <div className="stack panel">
          <ColoursPanel draft={draft} />
          <FontsPanel draft={draft} drawn={drawn} />
          <SectionsPanel draft={draft} drawn={drawn} />
          <FramePanel draft={draft} />
          <RevisionsPanel draft={draft} revisions={revisions} />
        </div>
        <Preview draft={draft} paths={paths} />
        <SectionEditor draft={draft} drawn={drawn} categories={categories} />
      </div>
    </Screen>
  )
}
