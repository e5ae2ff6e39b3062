import { z } from "zod"
import type { AllCalls } from "../../contract/calls.ts"
import type { PageTag } from "../../domain/site/change-tag.ts"

const goods = z.object({ id: z.number() })
const detail = goods.extend({ relations: z.array(goods) })
const remarks = z.object({ goods_id: z.number() })

const goodsTag = ({ id }: { id: number }): PageTag => `goods:${id}`

export type TagsOf = (query: object, reply: object) => PageTag[]

/** Calls whose replies may be cached, and what those show: a reply goes when that changes, as a page does. None is personal. */
const TAGS: { [Name in keyof AllCalls]?: TagsOf } = {
  "GET /api/goods/lists": () => ["list"],
  "GET /api/goods/promationGoods": () => ["list"],
  "GET /api/goods/latestRemarks": () => ["list"],
  "GET /api/goods/detail": (_query, reply) => {
    const { id, relations } = detail.parse(reply)
    return [{ id }, ...relations].map(goodsTag)
  },
  "GET /api/goods/remarks": (query) => [goodsTag({ id: remarks.parse(query).goods_id })],
  "GET /api/news/lists": () => ["news"],
  "GET /api/news/detail": () => ["news"],
  "GET /api/content/page": () => ["page"],
  "GET /api/content/fixed": () => ["page"],
}

export const replyTags: ReadonlyMap<string, TagsOf> = new Map(Object.entries(TAGS))
