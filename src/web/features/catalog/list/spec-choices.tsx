import { CachedMarkup } from "../../../ui/cached-markup.tsx"
import { ChoiceBox } from "../../../ui/forms/choice-box.tsx"
import { MerchantText } from "../../../ui/text.tsx"
import type { Facets } from "../goods.ts"

/** The values of one spec, each with the number of goods that have it. */
export function SpecChoices({ facet }: { facet: Facets["specs"][number] }) {
  return (
    <fieldset data-slot="spec-choices">
      <legend className="visually-hidden">
        <MerchantText>{facet.name}</MerchantText>
      </legend>
      <CachedMarkup as="ul" of={facet.values} name="values">
        {facet.values.map(({ id, name, colour, count, selected }) => (
          <li key={id}>
            <ChoiceBox name="specs" value={id} isChosen={selected}>
              {colour && <i data-slot="swatch" style={{ background: colour }} />}
              <MerchantText>{name}</MerchantText> <span data-slot="choice-count">{count}</span>
            </ChoiceBox>
          </li>
        ))}
      </CachedMarkup>
    </fieldset>
  )
}
