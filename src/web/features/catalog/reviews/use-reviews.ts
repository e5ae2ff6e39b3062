import { useState } from "react"
import { SUCCESS } from "../../../../contract/envelope.ts"
import type { Remarks } from "../../../sections/item-props.ts"
import { useApi } from "../../../shell/use-api.ts"
import { useToast } from "../../../ui/toast.ts"

/** The reviews of a good: first those of the page, then more of them, or those with one number of stars only. */
export function useReviews(goodsId: number, first: Remarks) {
  const { ask } = useApi()
  const toast = useToast()
  const [shown, setShown] = useState(first)
  const [stars, setStars] = useState<number | null>(null)
  const [isLoading, setLoading] = useState(false)

  async function load(page: number, wanted: number | null) {
    if (isLoading) return
    setLoading(true)
    const query = { goods_id: goodsId, current_page: page, stars: wanted ?? undefined }
    const reply = await ask("GET /api/goods/remarks", { query })
    setLoading(false)
    if (reply.code !== SUCCESS) return toast(reply.msg, "error")
    setStars(wanted)
    setShown(page === 1 ? reply.data : { ...reply.data, list: withoutDoubles(shown.list, reply.data.list) })
  }

  return {
    list: shown.list,
    hasMore: shown.list.length < shown.total && shown.current_page * shown.page_size < shown.total,
    stars,
    isLoading,
    showStars: (wanted: number | null) => load(1, wanted),
    showMore: () => load(shown.current_page + 1, stars),
  }
}

/** A review that was written meanwhile pushes another one over to the next page. */
function withoutDoubles(known: Remarks["list"], more: Remarks["list"]): Remarks["list"] {
  return [...known, ...more.filter(({ id }) => !known.some((remark) => remark.id === id))]
}
