import plus from "lucide/dist/esm/icons/plus.mjs"
import ticket from "lucide/dist/esm/icons/ticket.mjs"
import { useState } from "react"
import { useLoaderData, useSearchParams } from "react-router"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { useKeys } from "../../shell/keys.ts"
import { useIsOwner, useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Screen } from "../../ui/screen.tsx"
import { CouponEditor, type CouponShown } from "./coupon-editor.tsx"
import { CouponTable } from "./coupon-table.tsx"
import { copyOf, type Draft, draftOf, newDraft, type Stored } from "./draft.ts"
import { PromotionEditor } from "./promotion-editor.tsx"
import { PromotionList } from "./promotion-list.tsx"
import "./promotions.css"

const ALL = { page_size: 100 }

export async function loader(args: ScreenArgs) {
  const api = apiOf(args)
  const [goods, order, shipping, coupons] = await Promise.all([
    api.need("GET /api/admin/goodsPromotion/lists", { query: ALL }),
    api.need("GET /api/admin/orderPromotion/lists", { query: ALL }),
    api.need("GET /api/admin/shippingPromotion/lists", { query: ALL }),
    api.need("GET /api/admin/coupon/lists", { query: ALL }),
  ])
  const promotions: Stored[] = [
    ...goods.list.map((row) => ({ kind: "goods" as const, row })),
    ...order.list.map((row) => ({ kind: "order" as const, row })),
    ...shipping.list.map((row) => ({ kind: "shipping" as const, row })),
  ]
  return {
    promotions: promotions.toSorted((a, b) => a.row.endTime.localeCompare(b.row.endTime)),
    coupons: coupons.list,
  }
}

const nameOf = ({ kind, row }: Stored) => `${kind}-${row.id}`

export function Component() {
  const { promotions, coupons } = useLoaderData<typeof loader>()
  const t = useWords("promotions")
  const isOwner = useIsOwner()
  const { timeZone } = useMe().site
  const [search, setSearch] = useSearchParams()
  const [copied, setCopied] = useState<Draft | null>(null)
  const [coupon, setCoupon] = useState<CouponShown | "new" | null>(null)
  const asked = search.get("open")
  const isNew = asked === "new"
  const open = (name: string | null) => {
    const next = new URLSearchParams(search)
    if (name === null) next.delete("open")
    else next.set("open", name)
    setSearch(next, { preventScrollReset: true })
  }
  const make = () => {
    setCopied(null)
    open("new")
  }
  const running = promotions.find(({ row }) => row.state === "running") ?? promotions[0]
  const chosen = isNew ? undefined : (promotions.find((each) => nameOf(each) === asked) ?? running)
  const draft = isNew ? (copied ?? newDraft("order", timeZone)) : chosen && draftOf(chosen, timeZone)
  useKeys({ n: make })
  return (
    <Screen
      title={t("title")}
      className="p-promotions"
      actions={
        <>
          {isOwner && (
            <Button icon={ticket} onClick={() => setCoupon("new")}>
              {t("newCoupon")}
            </Button>
          )}
          <Button look="firm" icon={plus} keys="N" onClick={make}>
            {t("newPromotion")}
          </Button>
        </>
      }
    >
      <div className="promo">
        <PromotionList promotions={promotions} chosen={chosen} onChoose={(each) => open(nameOf(each))} />
        {draft && (
          <PromotionEditor
            key={isNew ? `new ${copied?.dnames ?? ""}` : `${asked} ${draft.id} ${draft.updated_at}`}
            initial={draft}
            stored={chosen}
            onSaved={(kind, id) => open(`${kind}-${id}`)}
            onGone={() => open(null)}
            onCopy={(source) => {
              setCopied(copyOf(source, t("copyOf", { name: source.dnames })))
              open("new")
            }}
          />
        )}
      </div>
      <CouponTable coupons={coupons} onOpen={isOwner ? setCoupon : undefined} />
      {coupon && <CouponEditor coupon={coupon === "new" ? null : coupon} onClose={() => setCoupon(null)} />}
    </Screen>
  )
}
