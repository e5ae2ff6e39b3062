import type { ReactNode } from "react"
import { MerchantText } from "../text.tsx"
import { Link } from "./link.tsx"

export type More = { label: string; url: string /** After the words. */; sign?: ReactNode }

/** "All 46 new things →" */
export function MoreLink({ label, url, sign }: More) {
  return (
    <Link className="more" to={url}>
      <MerchantText>{label}</MerchantText>
      {sign}
    </Link>
  )
}
