import { useState } from "react"
import { SUCCESS } from "../../../../contract/envelope.ts"
import { useApi } from "../../../shell/use-api.ts"
import { useToast } from "../../../ui/overlays/toast.ts"
import { readReviews, reviewsQuery } from "./read-reviews.ts"
import type { Review, Reviews } from "./reviews.ts"

/** The reviews of a good: first those of the page, then more of them, or those with one number of stars only. */
export function useReviews(goodsId: number, first: Reviews) {
  const { ask } = useApi()
  const toast = useToast()
  const [shown, setShown] = useState(first)
  const [stars, setStars] = useState<number | null>(null)
  const [isLoading, setLoading] = useState(false)

  async function load(page: number, wanted: number | null) {
    if (isLoading) return
    setLoading(true)
    const reply = await ask("GET /api/goods/remarks", reviewsQuery(goodsId, page, wanted))
    setLoading(false)
    if (reply.code !== SUCCESS) return toast(reply.msg, "error")
    setStars(wanted)
    const read = readReviews(reply.data)
    setShown(page === 1 ? read : { ...read, list: withoutDoubles(shown.list, read.list) })
  }

  return {
    list: shown.list,
    hasMore: shown.hasMore,
    stars,
    isLoading,
    showStars: (wanted: number | null) => load(1, wanted),
    showMore: () => load(shown.page + 1, stars),
  }
}

/** A review that was written meanwhile pushes another one over to the next page. */
function withoutDoubles(known: Review[], more: Review[]): Review[] {
  return [...known, ...more.filter(({ id }) => !known.some((review) => review.id === id))]
}
