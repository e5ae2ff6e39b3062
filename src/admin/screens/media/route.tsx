import { useState } from "react"
import { useLoaderData, useRevalidator, useSearchParams } from "react-router"
import type { PictureView } from "../../../contract/admin/media-calls.ts"
import { PictureWall } from "../../features/media/picture-wall.tsx"
import { UploadButton } from "../../features/media/upload-button.tsx"
import { useUpload } from "../../features/media/use-upload.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { useFormats } from "../../shell/formats.ts"
import { say } from "../../shell/toasts.ts"
import { useWords } from "../../shell/words.ts"
import { EmptyState } from "../../ui/empty-state.tsx"
import { Pagination } from "../../ui/pagination.tsx"
import { Screen } from "../../ui/screen.tsx"
import { SearchField } from "../../ui/search-field.tsx"
import { useListCursor } from "../../ui/use-list-cursor.ts"
import { MediaViews } from "./media-views.tsx"
import { PictureDetail } from "./picture-detail.tsx"
import { sizeText } from "./size-text.ts"

const VIEWS: readonly PictureView[] = ["noAlt", "unused", "large"]
const PAGE_SIZE = 48

export async function loader(args: ScreenArgs) {
  const api = apiOf(args)
  const asked = new URL(args.request.url).searchParams
  const view = VIEWS.find((each) => each === asked.get("view"))
  const keywords = asked.get("keywords") || undefined
  const current_page = Number(asked.get("page") ?? 1)
  const id = Number(asked.get("id"))
  const [pictures, counts, detail, { list: languages }] = await Promise.all([
    api.need("GET /api/admin/media/lists", { query: { view, keywords, current_page, page_size: PAGE_SIZE } }),
    api.need("GET /api/admin/media/counts"),
    id > 0 ? api.ask("GET /api/admin/media/detail", { query: { id } }) : null,
    id > 0 ? api.need("GET /api/admin/translation/lists", { query: { kind: "media", id } }) : { list: [] },
  ])
  return { pictures, counts, view, detail: detail?.code === 1 ? detail.data : null, languages }
}

export function Component() {
  const { pictures, counts, view, detail, languages } = useLoaderData<typeof loader>()
  const t = useWords("media")
  const { number } = useFormats()
  const [search, setSearch] = useSearchParams()
  const { revalidate } = useRevalidator()
  const [isOver, setOver] = useState(false)
  const open = (id: number | null) => {
    const next = new URLSearchParams(search)
    if (id === null) next.delete("id")
    else next.set("id", String(id))
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  const { upload, progress } = useUpload(async (added) => {
    if (added.length > 0) say(t("uploaded", { count: added.length }))
    await revalidate()
    const [first] = added
    if (first) open(first.id)
  })
  useListCursor({ rows: pictures.list, idOf: ({ id }) => String(id), onOpen: ({ id }) => open(id) })
  return (
    <Screen
      title={t("title")}
      className="p-media"
      actions={<UploadButton label={t("upload")} look="firm" isMultiple progress={progress} onFiles={upload} />}
      above={
        <>
          <MediaViews counts={counts} view={view} />
          <div className="sift">
            <SearchField label={t("search")} />
            <span className="push dim small">
              {t("sum", { count: counts.all, size: sizeText(counts.bytes, number) })}
            </span>
          </div>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping has its twin, the button above */}
      <div
        className={isOver ? "peeked dropping" : "peeked"}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          void upload([...event.dataTransfer.files])
        }}
      >
        <div>
          {pictures.list.length === 0 ? (
            <EmptyState title={t("nothing")}>{t("nothingHint")}</EmptyState>
          ) : (
            <PictureWall pictures={pictures.list} chosen={detail?.picture.id ?? null} onChoose={({ id }) => open(id)} />
          )}
          <Pagination page={pictures.current_page} pageSize={pictures.page_size} total={pictures.total} />
        </div>
        {detail && (
          <PictureDetail
            key={`${detail.picture.id} ${detail.picture.updated_at}`}
            {...detail}
            languages={languages}
            onGone={() => open(null)}
          />
        )}
      </div>
    </Screen>
  )
}
