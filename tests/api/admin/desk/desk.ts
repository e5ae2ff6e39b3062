import { newStaff } from "../../people.ts"
import type { Answer, testShop } from "../../test-shop.ts"

type TestShop = Awaited<ReturnType<typeof testShop>>
type Noted = { action: string; subject: string; detail: Record<string, unknown>; staff_id: number | null }

/** The people at the desk: owner and clerk of the default shop, and the owner of another one, who asks at that one. */
export async function atDesk(shop: TestShop) {
  const [owner, clerk, other] = [
    await newStaff(shop, "owner"),
    await newStaff(shop, "clerk"),
    await newStaff(shop, "owner", "sport"),
  ]
  return {
    owner,
    clerk,
    asOwner: { headers: owner.headers },
    asClerk: { headers: clerk.headers },
    elsewhere: { headers: other.headers, host: "sport.localhost" },
    /** What was written down about something, in its order. */
    noted: (subject: string) =>
      shop.rows<Noted>(
        "select action, subject, detail, staff_id from audit_entry where subject = $1 order by id",
        subject,
      ),
    mails: (recipient: string, kind: string) =>
      shop.rows<{ content: Record<string, unknown>; language: string }>(
        "select content, language from mail_outbox where recipient = $1 and kind = $2 order by id",
        recipient,
        kind,
      ),
  }
}

/** What a call that must succeed replied. */
export function replied<Data>(answer: Answer<Data>): Data {
  if (answer.code !== 1) throw new Error(`Refused: ${answer.reason} ${JSON.stringify(answer.data)}`)
  return answer.data
}
