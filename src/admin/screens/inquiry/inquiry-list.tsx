import { Link } from "react-router"
import type { CallReply } from "../../../contract/calls.ts"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"

type InquiryListProps = { rows: CallReply<"GET /api/admin/inquiry/lists">["list"]; id: number; office: string }

/** The latest inquiries beside the one in hand. */
export function InquiryList({ rows, id, office }: InquiryListProps) {
  const t = useWords("inquiries")
  const { site } = useMe()
  const { day } = useFormats(site.currency, site.timeZone)
  return (
    <nav className="mail-list only-wide" aria-label={t("views")}>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className={row.id === id ? "on" : undefined}>
            <Link to={`${office}/inquiries/${row.id}`} aria-current={row.id === id ? "page" : undefined}>
              <span className="row">
                <bdi className="strong cut">{row.company || row.name}</bdi>
                <time className="push dim small nowrap">{day(row.lastTime)}</time>
              </span>
              <span className="small dim cut" dir="auto">
                {row.lastContent}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
