import { useState } from "react"
import { useLoaderData } from "react-router"
import { SUCCESS } from "../../../contract/envelope.ts"
import { PAYMENT_WAYS } from "../../../domain/orders/payment-way.ts"
import { AddressFields, addressToSend, NO_ADDRESS, regionOf } from "../../features/lines/address-fields.tsx"
import { LineEditor } from "../../features/lines/line-editor.tsx"
import { type DraftLine, linesToSend } from "../../features/lines/order-lines.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { faultsOf } from "../../shell/faults-of.ts"
import { useFormats } from "../../shell/formats.ts"
import { useIsOwner, useMe } from "../../shell/session.ts"
import { useUnsaved } from "../../shell/unsaved.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { ActionBar } from "../../ui/action-bar.tsx"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Input, Select, TextArea } from "../../ui/input.tsx"
import { Screen } from "../../ui/screen.tsx"
import { type Made, MadeOrder } from "./made-order.tsx"
import { MemberChoice, type MemberFound } from "./member-choice.tsx"
import { OrderSum } from "./order-sum.tsx"
import { useOrderPreview } from "./use-order-preview.ts"

export const loader = (args: ScreenArgs) => apiOf(args).need("GET /api/admin/region/lists")

/** An order for somebody who does not sit before the shop themselves. */
export function Component() {
  const t = useWords("staffOrders")
  const { list: regions } = useLoaderData<typeof loader>()
  const { site } = useMe()
  const isOwner = useIsOwner()
  const { amount } = useFormats(site.currency)
  const { act, isBusy } = useAct()
  const [lines, setLines] = useState<DraftLine[]>([])
  const [address, setAddress] = useState(NO_ADDRESS)
  const [member, setMember] = useState<MemberFound | null>(null)
  const [freight, setFreight] = useState("")
  const [remark, setRemark] = useState("")
  const [way, setWay] = useState<(typeof PAYMENT_WAYS)[number]>("online")
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [made, setMade] = useState<Made>()
  useUnsaved(lines.length > 0 && !made)

  const agreed = Number(freight.replace(",", "."))
  const wanted = {
    items: linesToSend(lines),
    ...(member && { member_id: member.id }),
    ...(freight.trim() !== "" && Number.isFinite(agreed) && { freight: agreed }),
  }
  const preview = useOrderPreview({ ...wanted, region_code: regionOf(address), zip_code: address.zip_code })
  const isReady = preview !== undefined && preview.freight !== null && wanted.items.length > 0

  async function make() {
    if (!preview) return
    const reply = await act("POST /api/admin/order/make", {
      idempotencyKey: key,
      body: { ...wanted, address: addressToSend(address), remark, payment_way: way, expected_total: preview.total },
    })
    if (reply.code !== SUCCESS) return setFaults(faultsOf(reply))
    setMade(reply.data)
  }
  function startAnew() {
    setLines([])
    setAddress(NO_ADDRESS)
    setMember(null)
    setFaults({})
    setRemark("")
    setFreight("")
    setKey(crypto.randomUUID())
    setMade(undefined)
  }
  if (made) return <MadeOrder made={made} onAgain={startAnew} />
  const total = preview ? amount(preview.total) : ""
  return (
    <Screen
      title={t("titleNew")}
      sub={t("subNew")}
      className="p-new-order"
      bar={
        <ActionBar about={isReady ? total : t("needs")}>
          <Button look="firm" isBusy={isBusy} disabled={!isReady} onClick={make}>
            {isReady ? t("makeFor", { total }) : t("make")}
          </Button>
        </ActionBar>
      }
    >
      <div className="split">
        <div className="stack">
          <LineEditor lines={lines} onChange={setLines} />
          <section className="sheet" aria-labelledby="buyer-title">
            <header>
              <h2 id="buyer-title">{t("buyer")}</h2>
            </header>
            <div className="in stack">
              <MemberChoice member={member} onChoose={setMember} />
              <AddressFields
                value={address}
                onChange={setAddress}
                regions={regions}
                faults={faults}
                isEmailHidden={member !== null}
              />
            </div>
          </section>
        </div>
        <div className="stack">
          <OrderSum preview={preview} />
          <section className="sheet" aria-labelledby="way-title">
            <header>
              <h2 id="way-title">{t("way")}</h2>
            </header>
            <div className="in stack">
              <Field label={t("way")}>
                <Select value={way} onChange={(event) => setWay(wayOf(event.target.value))}>
                  {PAYMENT_WAYS.map((each) => (
                    <option key={each} value={each}>
                      {t(each)}
                    </option>
                  ))}
                </Select>
              </Field>
              {isOwner ? (
                <Field label={t("freight")} hint={t("freightHint")} fault={faults.freight}>
                  <Input inputMode="decimal" value={freight} onChange={(event) => setFreight(event.target.value)} />
                </Field>
              ) : (
                <p className="dim small">{t("ownerAgrees")}</p>
              )}
              <Field label={t("remark")} fault={faults.remark}>
                <TextArea rows={3} value={remark} onChange={(event) => setRemark(event.target.value)} />
              </Field>
            </div>
          </section>
        </div>
      </div>
    </Screen>
  )
}

const wayOf = (text: string) => PAYMENT_WAYS.find((way) => way === text) ?? "online"
