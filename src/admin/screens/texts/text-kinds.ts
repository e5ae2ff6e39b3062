import type { CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import {
  POLICIES,
  type PolicyKind,
  policyEntity,
  type TranslatedKind,
} from "../../../domain/locales/translated-texts.ts"
import type { StaffApi } from "../../shell/api.ts"

export type TextKind = "policy" | "news" | "page"

/** A text of any kind as it is edited; what a kind does not have stays empty. */
export type EditedText = {
  kind: TextKind
  /** Null for one that is new. */
  id: number | null
  policy: PolicyKind | null
  updated_at?: string
  title: string
  summary: string
  content: string
  slug: string
  publishTime: string
  media_id: number | null
  image: string | null
  pageType: number
  logo: string
  seo: { title: string; description: string }
}

const EMPTY_TEXT: EditedText = {
  kind: "news",
  id: null,
  policy: null,
  title: "",
  summary: "",
  content: "",
  slug: "",
  publishTime: "",
  media_id: null,
  image: null,
  pageType: 4,
  logo: "",
  seo: { title: "", description: "" },
}

const isPolicy = (name: string): name is PolicyKind => POLICIES.some((each) => each === name)

/** The text that an address names, such as `news-12`, `page-new`, `policy-shipping`; null where there is none. */
export async function readText(
  api: StaffApi,
  name: string,
  {
    policies,
    pages,
  }: {
    policies: CallReply<"GET /api/admin/policy/lists">["list"]
    pages: CallReply<"GET /api/admin/page/lists">["list"]
  },
): Promise<EditedText | null> {
  const dash = name.indexOf("-")
  const [kind, rest] = [name.slice(0, dash), name.slice(dash + 1)]
  if ((kind === "news" || kind === "page") && rest === "new") return { ...EMPTY_TEXT, kind }
  if (kind === "policy" && isPolicy(rest)) {
    const found = policies.find((each) => each.kind === rest)
    return {
      ...EMPTY_TEXT,
      kind,
      id: policyEntity(rest),
      policy: rest,
      summary: found?.summary ?? "",
      content: found?.policy ?? "",
      logo: found?.logo ?? "",
    }
  }
  if (kind === "news") {
    const reply = await api.ask("GET /api/admin/news/detail", { query: { id: Number(rest) } })
    return reply.code === SUCCESS ? { ...EMPTY_TEXT, ...reply.data, kind } : null
  }
  const slug = pages.find(({ id }) => id === Number(rest))?.slug
  if (kind !== "page" || !slug) return null
  const reply = await api.ask("GET /api/admin/page/detail", { query: { slug } })
  return reply.code === SUCCESS ? { ...EMPTY_TEXT, ...reply.data, kind } : null
}

/** Under which name its translations lie, and what they are called there. */
export const TRANSLATED_AS = {
  policy: { kind: "site_policy", content: "policy" },
  news: { kind: "news", content: "content" },
  page: { kind: "content_page", content: "content" },
} as const satisfies Record<TextKind, { kind: TranslatedKind; content: string }>
