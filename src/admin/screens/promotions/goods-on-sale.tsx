import x from "lucide/dist/esm/icons/x.mjs"
import { useEffect, useState } from "react"
import { useParams } from "react-router"
import type { CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { staffApi } from "../../shell/api.ts"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Input } from "../../ui/input.tsx"
import type { PromotedGoods } from "./draft.ts"

type GoodsOnSaleProps = {
  goods: readonly PromotedGoods[]
  faults: Record<string, string>
  onChange: (goods: PromotedGoods[]) => void
}

const FOUND = 6
const PAUSE_MS = 250

/** Goods with their sale prices, and a field that finds more of them. */
export function GoodsOnSale({ goods, faults, onChange }: GoodsOnSaleProps) {
  const t = useWords("promotions")
  const { shop } = useParams()
  const { amount } = useFormats(useMe().site.currency)
  const [keywords, setKeywords] = useState("")
  const [found, setFound] = useState<CallReply<"GET /api/admin/goods/lists">["list"]>([])
  useEffect(() => {
    let isOld = false
    const timer = setTimeout(async () => {
      if (!keywords.trim()) return setFound([])
      const query = { keywords: keywords.trim(), page_size: FOUND }
      const reply = await staffApi(shop).ask("GET /api/admin/goods/lists", { query })
      if (!isOld && reply.code === SUCCESS) setFound(reply.data.list)
    }, PAUSE_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [shop, keywords])
  return (
    <fieldset className="ladder">
      <legend>{t("goods")}</legend>
      {goods.map((each, at) => (
        <div className="rung" key={each.goodId}>
          <bdi className="cut strong">{each.name}</bdi>
          <span className="dim small">{t("normally", { amount: amount(each.normally) })}</span>
          <Field className="push" label={t("salePrice", { name: each.name })} fault={faults[`detail.${at}.salePrice`]}>
            <Input
              inputMode="decimal"
              value={each.salePrice}
              onChange={(event) =>
                onChange(
                  goods.map((other) =>
                    other === each ? { ...each, salePrice: event.target.value.replace(",", ".") } : other,
                  ),
                )
              }
            />
          </Field>
          <Button
            look="bare"
            isIconOnly
            icon={x}
            aria-label={t("removeGoods", { name: each.name })}
            onClick={() => onChange(goods.filter((other) => other !== each))}
          />
        </div>
      ))}
      <Field label={t("addGoods")} fault={faults.detail}>
        <Input type="search" value={keywords} onChange={(event) => setKeywords(event.target.value)} />
      </Field>
      {found
        .filter(({ id }) => !goods.some(({ goodId }) => goodId === id))
        .map(({ id, dnames, minPrice }) => (
          <Button
            key={id}
            look="bare"
            onClick={() => {
              onChange([...goods, { goodId: id, name: dnames, normally: minPrice, salePrice: String(minPrice) }])
              setKeywords("")
            }}
          >
            <bdi>{dnames}</bdi>
          </Button>
        ))}
    </fieldset>
  )
}
