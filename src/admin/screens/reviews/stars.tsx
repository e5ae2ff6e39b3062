import { useWords } from "../../shell/words.ts"

const ALL = 5

/** So many of five stars. */
export function Stars({ stars }: { stars: number }) {
  const t = useWords("reviews")
  return (
    <span className="stars" role="img" aria-label={t("stars", { stars })}>
      {"★".repeat(stars)}
      <span>{"★".repeat(ALL - stars)}</span>
    </span>
  )
}
