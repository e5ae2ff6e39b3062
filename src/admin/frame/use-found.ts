import type { IconNode } from "lucide"
import arrowRight from "lucide/dist/esm/icons/arrow-right.mjs"
import packageIcon from "lucide/dist/esm/icons/package.mjs"
import tag from "lucide/dist/esm/icons/tag.mjs"
import users from "lucide/dist/esm/icons/users.mjs"
import zap from "lucide/dist/esm/icons/zap.mjs"
import { useEffect, useState } from "react"
import { useNavigate, useParams } from "react-router"
import { SUCCESS } from "../../contract/envelope.ts"
import { OFFICE_SCREENS } from "../screens.ts"
import { staffApi } from "../shell/api.ts"
import { useAllCommands } from "../shell/commands.ts"
import { useFormats } from "../shell/formats.ts"
import { useMe } from "../shell/session.ts"
import { useWords } from "../shell/words.ts"
import { pathOf } from "./rail.tsx"

export type Found = { id: string; text: string; note?: string; keys?: string; icon?: IconNode; run: () => void }
type FoundGroup = { title: string; found: Found[] }

const PAUSE_MS = 180
const EACH = 5

/** What a few letters may mean: a screen, something that can be done here, an order, a good, a member. */
export function useFound(text: string): FoundGroup[] {
  const t = useWords("frame")
  const { shop = "" } = useParams()
  const navigate = useNavigate()
  const commands = useAllCommands()
  const rows = useRows(text)
  const has = (words: string) => words.toLowerCase().includes(text.toLowerCase())
  const screens = OFFICE_SCREENS.flatMap((screen) =>
    screen.title && has(t(screen.title))
      ? [
          {
            id: `go ${screen.name}`,
            text: t(screen.title),
            icon: screen.icon ?? arrowRight,
            keys: screen.key && `g ${screen.key}`,
            run: () => void navigate(pathOf(shop, screen)),
          },
        ]
      : [],
  )
  const doing = commands
    .filter((command) => has(command.text))
    .map(({ id, text, keys, run }) => ({ id: `do ${id}`, text, keys, run, icon: zap }))
  const groups = [
    { title: t("paletteDo"), found: doing },
    { title: t("paletteGo"), found: screens },
    { title: t("paletteOrders"), found: rows.orders },
    { title: t("paletteGoods"), found: rows.goods },
    { title: t("paletteMembers"), found: rows.members },
  ]
  return groups.filter(({ found }) => found.length > 0)
}

type Rows = Record<"orders" | "goods" | "members", Found[]>
const NOTHING: Rows = { orders: [], goods: [], members: [] }

/** Asked once one pauses while typing; an answer to older letters is dropped. */
function useRows(text: string): Rows {
  const { shop = "" } = useParams()
  const navigate = useNavigate()
  const { site } = useMe()
  const { amount } = useFormats(site.currency)
  const [rows, setRows] = useState<Rows>(NOTHING)
  useEffect(() => {
    if (text === "") return setRows(NOTHING)
    let isLate = false
    const go = (path: string) => () => void navigate(`/admin/${shop}/${path}`)
    const timer = setTimeout(async () => {
      const api = staffApi(shop)
      const query = { keywords: text, page_size: EACH }
      const [orders, goods, members] = await Promise.all([
        api.ask("GET /api/admin/order/lists", { query }),
        api.ask("GET /api/admin/goods/lists", { query }),
        api.ask("GET /api/admin/member/lists", { query }),
      ])
      if (isLate) return
      setRows({
        orders: (orders.code === SUCCESS ? orders.data.list : []).map((order) => ({
          id: `order ${order.order_no}`,
          text: order.order_no,
          note: amount(order.total),
          icon: packageIcon,
          run: go(`orders/${order.order_no}`),
        })),
        goods: (goods.code === SUCCESS ? goods.data.list : []).map((good) => ({
          id: `good ${good.id}`,
          text: good.dnames,
          note: good.dno,
          icon: tag,
          run: go(`goods/${good.id}`),
        })),
        members: (members.code === SUCCESS ? members.data.list : []).map((member) => ({
          id: `member ${member.id}`,
          text: member.userName,
          note: member.email,
          icon: users,
          run: go(`members/${member.id}`),
        })),
      })
    }, PAUSE_MS)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [text, shop, navigate, amount])
  return rows
}
