import { ItemTabs } from "../../../features/catalog/item-tabs.tsx"
import type { ItemPageProps } from "../../../sections/item-props.ts"

/** What stands below the purchase comes with the first use; by its place here it counts as part of this page. */
export const LateTabs = (page: Pick<ItemPageProps, "goods" | "reviews">) => <ItemTabs {...page} />
