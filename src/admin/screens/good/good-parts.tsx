import { useWords } from "../../shell/words.ts"

const PARTS = ["what", "pictures", "variants", "tiers", "facts", "translations", "place", "seo"] as const

/** The way to each part of a long page. */
export function GoodParts({ variants, tiers }: { variants: number; tiers: number }) {
  const t = useWords("good")
  const counts: Partial<Record<(typeof PARTS)[number], number>> = { variants, tiers }
  return (
    <nav className="views anchors" aria-label={t("parts")}>
      {PARTS.map((part) => (
        <a key={part} href={`#${part}`}>
          {t(part)}
          {counts[part] ? <span className="n">{counts[part]}</span> : null}
        </a>
      ))}
    </nav>
  )
}
