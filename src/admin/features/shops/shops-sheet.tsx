import { type FormEvent, useState } from "react"
import { Link } from "react-router"
import { SUCCESS } from "../../../contract/envelope.ts"
import type { Me } from "../../shell/session.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Field } from "../../ui/field.tsx"
import { Input } from "../../ui/input.tsx"

type Shop = Me["shops"][number]

/** The shops that somebody has a role in; one that is not proved yet is proved here. */
export function ShopsSheet({ shops }: { shops: readonly Shop[] }) {
  const t = useWords("account")
  const [proving, setProving] = useState<Shop | null>(null)
  return (
    <section className="sheet" aria-labelledby="shops">
      <header>
        <h2 id="shops">{t("shops")}</h2>
      </header>
      <ul className="list">
        {shops.map((shop) => (
          <li key={shop.name}>
            {shop.proved ? (
              <Link to={`/admin/${shop.name}`} className="strong">
                <bdi>{shop.title}</bdi>
              </Link>
            ) : (
              <span className="strong">
                <bdi>{shop.title}</bdi>
              </span>
            )}
            <span className="dim">{t(shop.role === "owner" ? "owner" : "clerk")}</span>
            {!shop.proved && <Button onClick={() => setProving(shop)}>{t("prove", { shop: shop.title })}</Button>}
          </li>
        ))}
      </ul>
      {proving && <ProveDialog shop={proving} onClose={() => setProving(null)} />}
    </section>
  )
}

function ProveDialog({ shop, onClose }: { shop: Shop; onClose: () => void }) {
  const t = useWords("account")
  const { act, isBusy } = useAct()
  const [password, setPassword] = useState("")
  const [fault, setFault] = useState("")

  async function prove(event: FormEvent): Promise<void> {
    event.preventDefault()
    const body = { site: shop.name, password }
    const reply = await act("POST /api/admin/account/prove", { body }, { quiet: true, done: t("proved") })
    if (reply.code === SUCCESS) return onClose()
    setFault(reply.msg)
  }

  async function askLink(): Promise<void> {
    const body = { site: shop.name }
    const reply = await act("POST /api/admin/account/askProof", { body }, { done: t("proofSent") })
    if (reply.code === SUCCESS) onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={t("prove", { shop: shop.title })}>
      <p>{t("proveHint")}</p>
      {shop.oldPassword && (
        <form className="stack" onSubmit={prove}>
          <Field label={t("shopPassword")} fault={fault}>
            <Input type="password" required value={password} onChange={(event) => setPassword(event.target.value)} />
          </Field>
          <Button type="submit" look="firm" isBusy={isBusy}>
            {t("proveByPassword")}
          </Button>
        </form>
      )}
      <Button isBusy={isBusy} onClick={askLink}>
        {t("proveByLink")}
      </Button>
    </Dialog>
  )
}
