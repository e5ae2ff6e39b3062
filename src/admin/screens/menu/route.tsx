import plus from "lucide/dist/esm/icons/plus.mjs"
import { useState } from "react"
import { useLoaderData } from "react-router"
import { SUCCESS } from "../../../contract/envelope.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { useKeys } from "../../shell/keys.ts"
import { useUnsaved } from "../../shell/unsaved.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { ActionBar } from "../../ui/action-bar.tsx"
import { Button } from "../../ui/button.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { Screen } from "../../ui/screen.tsx"
import { EntryEditor } from "./entry-editor.tsx"
import { MenuList } from "./menu-list.tsx"
import { type MenuRow, nestedOf, newKey, rowsOf, without } from "./menu-tree.ts"
import "./menu.css"

export async function loader(args: ScreenArgs) {
  const api = apiOf(args)
  const [{ navigation }, { list: categories }] = await Promise.all([
    api.need("GET /api/admin/navigation/lists"),
    api.need("GET /api/admin/category/lists"),
  ])
  return { navigation, categories: categories.map(({ id, dnames }) => ({ id, dnames })) }
}

const HOME = 1

export function Component() {
  const { navigation, categories } = useLoaderData<typeof loader>()
  const t = useWords("menu")
  const { act, isBusy } = useAct()
  const [rows, setRows] = useState<MenuRow[] | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = rows ?? rowsOf(navigation)
  const isDirty = rows !== null
  useUnsaved(isDirty)
  const at = shown.findIndex(({ key }) => key === chosen)
  const entry = shown[at]

  function add() {
    const key = newKey()
    setRows([...shown, { key, type: 3, id: HOME, dnames: t("newName"), url: "/", level: 1 }])
    setChosen(key)
  }
  async function save() {
    const body = { navigation: nestedOf(shown) }
    const reply = await act("POST /api/admin/navigation/save", { body }, { done: t("published") })
    if (reply.code === SUCCESS) setRows(null)
  }
  useKeys({ n: add, "⌘s": () => void (isDirty && !isBusy && save()) })
  return (
    <Screen
      title={t("title")}
      className="p-menu"
      actions={
        <Button icon={plus} keys="N" onClick={add}>
          {t("add")}
        </Button>
      }
      bar={
        isDirty && (
          <ActionBar about={t("changes")} isWaiting>
            <Button look="bare" onClick={() => setRows(null)}>
              {t("discard")}
            </Button>
            <Button look="do" keys="⌘S" isBusy={isBusy} onClick={save}>
              {t("publish")}
            </Button>
          </ActionBar>
        )
      }
    >
      {shown.length === 0 ? (
        <EmptyState title={t("empty")}>{t("emptyHint")}</EmptyState>
      ) : (
        <div className="split">
          <MenuList rows={shown} chosen={chosen} onChoose={setChosen} onChange={setRows} />
          {entry ? (
            <EntryEditor
              key={entry.key}
              entry={entry}
              categories={categories}
              onChange={(part) => setRows(shown.map((each) => (each === entry ? { ...each, ...part } : each)))}
              onRemove={() => {
                setRows(without(shown, at))
                setChosen(null)
              }}
            />
          ) : (
            <p className="dim">{t("choose")}</p>
          )}
        </div>
      )}
    </Screen>
  )
}
