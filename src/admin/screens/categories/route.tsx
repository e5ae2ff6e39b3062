import plus from "lucide/dist/esm/icons/plus.mjs"
import { useState } from "react"
import { useLoaderData } from "react-router"
import { SUCCESS } from "../../../contract/envelope.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { loadFaultWords } from "../../shell/fault-words.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/confirm.tsx"
import { Screen } from "../../ui/screen.tsx"
import "./categories.css"
import { inTree, moveBeside, moveBy } from "./category-order.ts"
import { CategoryRow, type ShownCategory } from "./category-row.tsx"
import { EditDialog, type Edited } from "./edit-dialog.tsx"
import { type ShownTag, TagsList } from "./tags-list.tsx"

export async function loader(args: ScreenArgs) {
  const api = apiOf(args)
  const [categories, tags] = await Promise.all([
    api.need("GET /api/admin/category/lists"),
    api.need("GET /api/admin/tag/lists"),
    loadFaultWords(),
  ])
  return { categories: categories.list, tags: tags.list }
}

type Gone = { kind: "category"; entry: ShownCategory } | { kind: "tag"; entry: ShownTag }

export function Component() {
  const t = useWords("categories")
  const { categories, tags } = useLoaderData<typeof loader>()
  const { act, isBusy } = useAct()
  const [edited, setEdited] = useState<Edited | null>(null)
  const [gone, setGone] = useState<Gone | null>(null)
  const [told, setTold] = useState("")

  async function move(body: ReturnType<typeof moveBy>, name: string): Promise<void> {
    if (!body) return
    const reply = await act("POST /api/admin/category/move", { body })
    if (reply.code === SUCCESS) setTold(t("moved", { name }))
  }

  async function remove({ kind, entry }: Gone): Promise<void> {
    const call = kind === "tag" ? "POST /api/admin/tag/remove" : "POST /api/admin/category/remove"
    await act(call, { body: { id: entry.id } }, { done: t("removed", { name: entry.dnames }) })
    setGone(null)
  }

  return (
    <Screen title={t("title")} className="p-categories">
      <div className="split">
        <section className="sheet" aria-labelledby="tree-title">
          <header>
            <h2 id="tree-title">{t("tree")}</h2>
            <Button icon={plus} onClick={() => setEdited({ kind: "category", category: null, parent_id: null })}>
              {t("addCategory")}
            </Button>
          </header>
          <p className="in dim small">{categories.length > 0 ? t("treeHint") : t("noCategoriesHint")}</p>
          <ul className="tree">
            {inTree(categories).map((category) => (
              <CategoryRow
                key={category.id}
                category={category}
                canMove={(step) => moveBy(categories, category.id, step) !== null}
                onMove={(step) => void move(moveBy(categories, category.id, step), category.dnames)}
                onDrop={(dropped, isBehind) =>
                  void move(
                    moveBeside(categories, dropped, category.id, isBehind),
                    categories.find(({ id }) => id === dropped)?.dnames ?? "",
                  )
                }
                onEdit={() => setEdited({ kind: "category", category, parent_id: category.parent_id })}
                onAdd={() => setEdited({ kind: "category", category: null, parent_id: category.id })}
                onRemove={() => setGone({ kind: "category", entry: category })}
              />
            ))}
          </ul>
        </section>
        <section className="sheet" aria-labelledby="tags-title">
          <header>
            <h2 id="tags-title">{t("tags")}</h2>
            <Button icon={plus} onClick={() => setEdited({ kind: "tag", tag: null, position: tags.length })}>
              {t("addTag")}
            </Button>
          </header>
          <p className="in dim small">{t("tagsHint")}</p>
          <TagsList
            tags={tags}
            onEdit={(tag) => setEdited({ kind: "tag", tag, position: tag.position })}
            onRemove={(entry) => setGone({ kind: "tag", entry })}
          />
        </section>
      </div>
      <span className="sr" role="status">
        {told}
      </span>
      {edited && <EditDialog key={JSON.stringify(edited)} edited={edited} onClose={() => setEdited(null)} />}
      {gone && (
        <Confirm
          isOpen
          onClose={() => setGone(null)}
          title={t("removeTitle", { name: gone.entry.dnames })}
          verb={t("removeVerb")}
          isBusy={isBusy}
          onConfirm={() => void remove(gone)}
        >
          {t(gone.kind === "tag" ? "removeTagHint" : "removeCategoryHint", { count: gone.entry.goodsCount })}
        </Confirm>
      )}
    </Screen>
  )
}
