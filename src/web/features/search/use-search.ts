import { useNavigate } from "react-router"
import { type SearchKind, searchPath } from "../../../domain/site/route-address.ts"

/** Leads to what was searched for; empty text leads nowhere. */
export function useSearch(): (kind: SearchKind, text: string, categoryId?: string) => void {
  const navigate = useNavigate()
  return (kind, text, categoryId) => {
    const path = searchPath(kind, text)
    if (path !== null) navigate(categoryId && kind === "product" ? `${path}&categoryId=${categoryId}` : path)
  }
}
