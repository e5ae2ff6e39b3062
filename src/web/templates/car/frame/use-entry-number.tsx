import type { ReactNode } from "react"
import { NAVIGATION_TYPE } from "../../../../domain/site/navigation.ts"
import { type MenuEntry, useShop } from "../../../shell/shell.ts"
import { groupOf } from "./group-of.ts"

/** The group number before an entry of the navigation that leads to a category of the first level. */
export function useEntryNumber() {
  const { categories } = useShop()
  return ({ type, id, name }: MenuEntry): ReactNode => {
    const place = type === NAVIGATION_TYPE.category ? categories.findIndex((one) => String(one.id) === id) : -1
    const { number } = groupOf(categories[place]?.name ?? "", place + 1)
    return number && !name.startsWith(number) ? <b aria-hidden="true">{number}</b> : null
  }
}
