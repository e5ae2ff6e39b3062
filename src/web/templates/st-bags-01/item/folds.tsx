import type { ReactNode } from "react"
import type { ItemGoods } from "../../../features/catalog/goods.ts"
import { PolicyFacts } from "../../../features/content/policy-facts.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { FactList } from "../../../ui/fact-list.tsx"
import { Html } from "../../../ui/html.tsx"

/** Folds instead of tabs; the first stands open. */
export function Folds({ goods }: { goods: ItemGoods }) {
  const words = useWords("item")
  const { policies } = useShop()
  return (
    <div className="folds">
      {goods.description && (
        <Fold name={words.description} isOpen>
          <Html html={goods.description} />
        </Fold>
      )}
      {goods.attributes.length > 0 && (
        <Fold name={words.details}>
          <FactList className="facts" facts={goods.attributes} />
        </Fold>
      )}
      {policies.length > 0 && (
        <Fold name={words.delivery}>
          <PolicyFacts />
        </Fold>
      )}
    </div>
  )
}

const Fold = ({ name, isOpen, children }: { name: string; isOpen?: boolean; children: ReactNode }) => (
  <details open={isOpen}>
    <summary>
      <h2 className="caps">{name}</h2>
    </summary>
    {children}
  </details>
)
