import plus from "lucide/dist/esm/icons/plus.mjs"
import x from "lucide/dist/esm/icons/x.mjs"
import { useState } from "react"
import type { AdminGoodsReply } from "../../../contract/admin/goods-shapes.ts"
import { readPrice } from "../../features/goods/read-typed.ts"
import { useLocale } from "../../shell/language.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Input, Select } from "../../ui/input.tsx"
import type { DraftTier, TiersDraft } from "./tiers-draft.ts"

type TiersPartProps = {
  good: Pick<AdminGoodsReply, "variants">
  draft: TiersDraft
  onChange: (draft: TiersDraft) => void
  fault: string | undefined
}

/** What a piece costs from so many pieces on, everywhere and in some regions. */
export function TiersPart({ good, draft, onChange, fault }: TiersPartProps) {
  const t = useWords("good")
  const { iso } = useLocale()
  const [of, setOf] = useState("")
  const [added, setAdded] = useState<string[]>([])
  const [code, setCode] = useState("")
  const tiers = draft[of] ?? []
  const regions = [...new Set([...tiers.flatMap((tier) => Object.keys(tier.regions)), ...added])]
  const names = new Intl.DisplayNames(iso, { type: "region", fallback: "code" })
  const called = (region: string) => (/^[A-Z]{2}$/.test(region) ? names.of(region) : region) ?? region
  const normal = good.variants.find(({ id, onSale }) => (of === "" ? onSale : String(id) === of))?.price ?? 0
  const put = (next: DraftTier[]) => onChange({ ...draft, [of]: next })
  const change = (at: number, changed: Partial<DraftTier>) =>
    put(tiers.map((tier, index) => (index === at ? { ...tier, ...changed } : tier)))

  function addRegion(): void {
    const region = code.trim().toUpperCase()
    if (/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/.test(region)) setAdded([...added, region])
    setCode("")
  }

  return (
    <section className="sheet" id="tiers" aria-labelledby="tiers-title">
      <header>
        <h2 id="tiers-title">{t("tiers")}</h2>
        <Select
          className="tier-of"
          aria-label={t("forWhich")}
          value={of}
          onChange={(event) => setOf(event.target.value)}
        >
          <option value="">{t("allVariants")}</option>
          {good.variants.map(({ id, goodNo }) => (
            <option key={id} value={id}>
              {goodNo}
            </option>
          ))}
        </Select>
      </header>
      {tiers.length === 0 && <p className="in dim">{t("noTiers")}</p>}
      {tiers.length > 0 && (
        <div className="over-x">
          <table className="shelf tiers">
            <thead>
              <tr>
                <th scope="col">{t("from")}</th>
                <th scope="col" className="num">
                  {t("everywhere")}
                </th>
                {regions.map((region) => (
                  <th key={region} scope="col" className="num">
                    {called(region)}
                  </th>
                ))}
                <th scope="col" className="num">
                  {t("against", { price: normal.toFixed(2) })}
                </th>
                <td />
              </tr>
            </thead>
            <tbody>
              {tiers.map((tier, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name but its place
                <tr key={at}>
                  <td>
                    <Cell label={t("fromPieces")} value={tier.begin} onChange={(begin) => change(at, { begin })} />
                  </td>
                  <td className="num">
                    <Cell
                      label={t("tierPrice", { begin: tier.begin })}
                      value={tier.price}
                      onChange={(price) => change(at, { price })}
                    />
                  </td>
                  {regions.map((region) => (
                    <td key={region} className="num">
                      <Cell
                        label={t("tierRegionPrice", { begin: tier.begin, region: called(region) })}
                        placeholder={t("asEverywhere")}
                        value={tier.regions[region] ?? ""}
                        onChange={(price) => change(at, { regions: { ...tier.regions, [region]: price } })}
                      />
                    </td>
                  ))}
                  <td className="num dim">{percentOff(tier.price, normal)}</td>
                  <td>
                    <Button
                      look="bare"
                      isIconOnly
                      icon={x}
                      aria-label={t("removeTier", { begin: tier.begin })}
                      onClick={() => put(tiers.filter((_, index) => index !== at))}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="in row tier-do">
        <Button icon={plus} onClick={() => put([...tiers, { begin: "", price: "", regions: {} }])}>
          {t("addTier")}
        </Button>
        {tiers.length > 0 && (
          <>
            <Input
              aria-label={t("regionCode")}
              placeholder={t("regionCode")}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
            <Button icon={plus} onClick={addRegion}>
              {t("addRegion")}
            </Button>
          </>
        )}
      </div>
      {fault && (
        <p className="err in" role="alert">
          {fault}
        </p>
      )}
    </section>
  )
}

type CellProps = { label: string; value: string; placeholder?: string; onChange: (value: string) => void }

const Cell = ({ label, value, placeholder, onChange }: CellProps) => (
  <input
    className="edit"
    aria-label={label}
    inputMode="decimal"
    placeholder={placeholder}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
)

function percentOff(price: string, normal: number): string {
  const asked = readPrice(price)
  if (asked === null || normal === 0) return ""
  const off = Math.round((1 - asked / normal) * 100)
  return off < 0 ? `+${-off}%` : `−${off}%`
}
