import trash from "lucide/dist/esm/icons/trash.mjs"
import { useEffect, useId, useState } from "react"
import { useParams } from "react-router"
import { SUCCESS } from "../../../contract/envelope.ts"
import { staffApi } from "../../shell/api.ts"
import { useFormats } from "../../shell/formats.ts"
import { useIsOwner, useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Input } from "../../ui/input.tsx"
import { type DraftLine, draftOf, type VariantFound } from "./order-lines.ts"
import "./line-editor.css"

const PAUSE_MS = 250

type LineEditorProps = { lines: readonly DraftLine[]; onChange: (lines: DraftLine[]) => void }

/** What an order holds: goods are found and added, pieces changed; owners may name a price. */
export function LineEditor({ lines, onChange }: LineEditorProps) {
  const t = useWords("staffOrders")
  const isOwner = useIsOwner()
  const { site } = useMe()
  const { amount } = useFormats(site.currency)
  const change = (detailId: number, part: Partial<DraftLine>) =>
    onChange(lines.map((line) => (line.detail_id === detailId ? { ...line, ...part } : line)))
  const add = (found: VariantFound) => {
    const before = lines.find((line) => line.detail_id === found.detail_id)
    if (before) change(found.detail_id, { pieces: String(Number(before.pieces || 0) + 1) })
    else onChange([...lines, draftOf(found)])
  }
  return (
    <section className="sheet" aria-labelledby="goods-title">
      <header>
        <h2 id="goods-title">{t("goods")}</h2>
      </header>
      <ul className="list draft-lines">
        {lines.map((line) => (
          <li key={line.detail_id}>
            <span className="two">
              <bdi className="strong">{line.goodName}</bdi>
              <span>
                {line.specs} <span className="code">{line.number}</span> ·{" "}
                {line.usualPrice > 0 ? amount(line.usualPrice) : t("onRequest")}
              </span>
            </span>
            <Input
              className="pieces"
              inputMode="numeric"
              aria-label={t("pieces", { name: line.goodName })}
              value={line.pieces}
              onChange={(event) => change(line.detail_id, { pieces: event.target.value })}
            />
            {isOwner && (
              <Input
                className="agreed"
                inputMode="decimal"
                aria-label={t("price", { name: line.goodName })}
                placeholder={String(line.usualPrice || "")}
                value={line.agreed}
                onChange={(event) => change(line.detail_id, { agreed: event.target.value })}
              />
            )}
            <Button
              look="bare"
              icon={trash}
              isIconOnly
              aria-label={t("takeOut", { name: line.goodName })}
              onClick={() => onChange(lines.filter((each) => each !== line))}
            />
          </li>
        ))}
        {lines.length === 0 && <li className="dim">{t("noLines")}</li>}
      </ul>
      <GoodsFinder onAdd={add} />
    </section>
  )
}

function GoodsFinder({ onAdd }: { onAdd: (found: VariantFound) => void }) {
  const t = useWords("staffOrders")
  const { shop } = useParams()
  const { site } = useMe()
  const { amount } = useFormats(site.currency)
  const [keywords, setKeywords] = useState("")
  const [found, setFound] = useState<VariantFound[]>()
  const id = useId()
  useEffect(() => {
    const asked = keywords.trim()
    if (asked === "") return setFound(undefined)
    let isStale = false
    const timer = setTimeout(async () => {
      const reply = await staffApi(shop).ask("GET /api/admin/order/variants", { query: { keywords: asked } })
      if (!isStale && reply.code === SUCCESS) setFound(reply.data.list)
    }, PAUSE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [keywords, shop])
  return (
    <div className="in stack">
      <div className="field">
        <label htmlFor={id}>{t("findGoods")}</label>
        <Input id={id} type="search" value={keywords} onChange={(event) => setKeywords(event.target.value)} />
      </div>
      {found && (
        <ul className="found-goods" aria-live="polite">
          {found.length === 0 && <li className="dim">{t("nothingFound")}</li>}
          {found.map((variant) => (
            <li key={variant.detail_id}>
              <Button onClick={() => onAdd(variant)} aria-label={t("addPiece", { name: labelOf(variant) })}>
                <span className="two">
                  <bdi className="strong">{variant.goodName}</bdi>
                  <span>
                    {variant.specs} <span className="code">{variant.number}</span>
                  </span>
                </span>
                <span className="push num">{variant.price > 0 ? amount(variant.price) : t("onRequest")}</span>
                <span className="dim small">{t("left", { count: variant.stock })}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const labelOf = ({ goodName, specs }: VariantFound) => (specs ? `${goodName}, ${specs}` : goodName)
