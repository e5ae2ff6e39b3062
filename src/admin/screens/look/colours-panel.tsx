import triangleAlert from "lucide/dist/esm/icons/triangle-alert.mjs"
import { lazy, Suspense, useState } from "react"
import type { ContrastFault } from "../../../domain/look/contrast-guard.ts"
import { hexOf, plainColour } from "../../../domain/look/token-colours.ts"
import { useFormats } from "../../shell/formats.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Input } from "../../ui/input.tsx"
import type { LookDraft } from "./use-look-draft.ts"

const Picker = lazy(async () => {
  const { HexColorPicker, setNonce } = await import("react-colorful")
  const nonce = document.querySelector<HTMLMetaElement>("meta[name=csp-nonce]")?.content
  if (nonce) setNonce(nonce)
  return { default: HexColorPicker }
})

const NAMES = {
  "--accent": "colourAccent",
  "--accent-ink": "colourAccentInk",
  "--ink": "colourInk",
  "--paper": "colourPaper",
  "--soft": "colourSoft",
  "--accent-soft": "colourAccentSoft",
  "--less": "colourLess",
  "--quiet": "colourQuiet",
  "--link": "colourLink",
  "--accent-soft-ink": "colourAccentSoftInk",
  "--line": "colourLine",
  "--edge-line": "colourEdgeLine",
  "--band": "colourBand",
  "--band-ink": "colourBandInk",
} as const
const FEW = 7
const isNamed = (token: string): token is keyof typeof NAMES => token in NAMES

/** The template's colours, each to be changed; what cannot be read says so, and what can be is offered. */
export function ColoursPanel({ draft }: { draft: LookDraft }) {
  const t = useWords("look")
  const [open, setOpen] = useState<string | null>(null)
  const [isAll, setAll] = useState(false)
  const { colours } = draft.look
  const own = colours.page ?? {}
  const tokens = new Map([...draft.tokens.page, ...Object.entries(own)])
  const named = Object.keys(NAMES)
  const others = [...tokens.keys()].filter((token) => !isNamed(token) && plainColour(tokens, token))
  const listed = isAll ? [...named, ...others] : named.slice(0, FEW)
  const shown = [...new Set([...listed, ...Object.keys(own)])].filter((token) => plainColour(tokens, token))
  const set = (token: string, colour: string | null) => {
    const { [token]: _, ...rest } = own
    draft.change({ colours: { ...colours, page: colour === null ? rest : { ...rest, [token]: colour } } })
  }
  return (
    <section className="sheet" aria-labelledby="colours">
      <header>
        <h2 id="colours">{t("colours")}</h2>
        <Button look="bare" onClick={() => draft.change({ colours: {} })} disabled={Object.keys(own).length === 0}>
          {t("asDrawn")}
        </Button>
      </header>
      <ul className="list sw">
        {shown.map((token) => {
          const colour = plainColour(tokens, token)
          const hex = colour ? hexOf(colour) : "#000000"
          const fault = faultOf(draft.faults, token)
          const name = isNamed(token) ? t(NAMES[token]) : token
          return (
            <li key={token} className="colour">
              <button
                type="button"
                className="colour-row"
                aria-expanded={open === token}
                aria-label={t("colourOf", { name, colour: hex })}
                onClick={() => setOpen(open === token ? null : token)}
              >
                <i className="dot" style={{ background: hex }} />
                <span className="two">
                  <span>{name}</span>
                </span>
                <span className="code">{hex}</span>
                {fault && <Icon of={triangleAlert} />}
              </button>
              {fault && <Fault fault={fault} onTake={(each) => set(each.token, each.colour)} />}
              {open === token && <Chooser hex={hex} onChange={(value) => set(token, value)} />}
            </li>
          )
        })}
      </ul>
      <footer className="in">
        <Button look="bare" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {t("moreColours")}
        </Button>
      </footer>
    </section>
  )
}

/** What is wrong is said at the colour that would mend it. */
const faultOf = (faults: readonly ContrastFault[], token: string) =>
  faults.find(({ offer, letters }) => (offer ? offer.token === token && offer.scope === "page" : letters === token))

type FaultProps = { fault: ContrastFault; onTake: (offer: NonNullable<ContrastFault["offer"]>) => void }

function Fault({ fault: { is, least, offer }, onTake }: FaultProps) {
  const t = useWords("look")
  const { number } = useFormats()
  return (
    <p className="colour-fault" role="alert">
      <span className="bad">{t("tooPale", { ratio: number(is), least: number(least) })}</span>
      {offer && (
        <Button onClick={() => onTake(offer)}>
          <i className="dot" style={{ background: offer.colour }} />
          {t("take", { colour: offer.colour })}
        </Button>
      )}
    </p>
  )
}

const HEX = /^#[0-9a-f]{6}$/

function Chooser({ hex, onChange }: { hex: string; onChange: (colour: string) => void }) {
  const t = useWords("look")
  const [text, setText] = useState(hex)
  const [seen, setSeen] = useState(hex)
  if (seen !== hex) {
    setSeen(hex)
    setText(hex)
  }
  return (
    <div className="chooser">
      <Suspense fallback={<div className="skel" />}>
        <Picker color={hex} onChange={(value) => onChange(value.toLowerCase())} />
      </Suspense>
      <Field label={t("hex")}>
        <Input
          className="code"
          value={text}
          spellCheck={false}
          maxLength={7}
          onChange={(event) => {
            const value = event.target.value.trim().toLowerCase()
            setText(value)
            if (HEX.test(value)) onChange(value)
          }}
        />
      </Field>
    </div>
  )
}
