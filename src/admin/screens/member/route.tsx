import { Link, useLoaderData, useNavigate, useParams } from "react-router"
import { SUCCESS } from "../../../contract/envelope.ts"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { useFormats } from "../../shell/formats.ts"
import { useKeys } from "../../shell/keys.ts"
import { useIsOwner, useMe } from "../../shell/session.ts"
import { say } from "../../shell/toasts.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Screen } from "../../ui/screen.tsx"
import "./member.css"
import { MemberAccount } from "./member-account.tsx"
import { MemberBusiness } from "./member-business.tsx"
import { MemberCoupons } from "./member-coupons.tsx"
import { MemberNotes } from "./member-notes.tsx"
import { MemberOrders } from "./member-orders.tsx"
import { MemberSaid } from "./member-said.tsx"
import { PersonalData } from "./personal-data.tsx"

export async function loader(args: ScreenArgs) {
  const api = apiOf(args)
  const query = { id: args.params.id ?? "" }
  const [member, business, coupons] = await Promise.all([
    api.need("GET /api/admin/member/detail", { query }),
    api.need("GET /api/admin/member/business", { query }),
    api.need("GET /api/admin/coupon/lists", { query: {} }),
  ])
  return { member, business, coupons: coupons.list }
}

export function Component() {
  const { member } = useLoaderData<typeof loader>()
  // What was typed about one is not said of another.
  return <MemberScreen key={member.id} />
}

function MemberScreen() {
  const t = useWords("members")
  const frame = useWords("frame")
  const { member, business, coupons } = useLoaderData<typeof loader>()
  const { shop = "" } = useParams()
  const go = useNavigate()
  const { site } = useMe()
  const { amount, day } = useFormats(site.currency, site.timeZone)
  const isOwner = useIsOwner()
  const { act, isBusy } = useAct()
  const office = `/admin/${shop}`
  useKeys({ escape: () => void go(`${office}/members`) })

  async function hand() {
    const reply = await act("POST /api/admin/member/export", { body: { id: member.id } })
    if (reply.code !== SUCCESS) return
    const file = new Blob([JSON.stringify(reply.data, null, 2)], { type: "application/json" })
    const link = document.createElement("a")
    link.href = URL.createObjectURL(file)
    link.download = `member-${member.id}.json`
    link.click()
    URL.revokeObjectURL(link.href)
    say(t("exported"))
  }
  return (
    <Screen
      title={member.userName}
      sub={t("sub", { count: member.orders, amount: amount(member.spent), day: day(member.createTime) })}
      crumb={
        <>
          <Link to={`${office}/members`}>{frame("screenMembers")}</Link> / <bdi>{member.email}</bdi>
        </>
      }
      actions={
        isOwner && (
          <Button isBusy={isBusy} onClick={hand}>
            {t("export")}
          </Button>
        )
      }
    >
      <div className="split">
        <div className="stack">
          <MemberOrders member={member} office={office} />
          <MemberSaid member={member} office={office} />
          <MemberNotes member={member} />
        </div>
        <div className="stack">
          <MemberAccount member={member} />
          <MemberBusiness member={member} business={business} />
          <MemberCoupons member={member} coupons={coupons} />
          {isOwner && <PersonalData member={member} onErased={() => void go(`${office}/members`)} />}
        </div>
      </div>
    </Screen>
  )
}
