type VitrineMarkProps = { size?: number; isGrey?: boolean }

/** A V that holds a light. */
export function VitrineMark({ size = 26, isGrey = false }: VitrineMarkProps) {
  const [tile, letter, light] = isGrey ? ["var(--well)", "var(--edge)", "var(--edge)"] : ["#5a2468", "#fff", "#ffc645"]
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill={tile} />
      <path d="M4.5 8h5.4L16 21.2 22.1 8h5.4L18.6 26h-5.2z" fill={letter} />
      <circle cx="16" cy="9" r="3.4" fill={light} />
    </svg>
  )
}

/** The name as it is written: the dot of the first i is the same light. */
export const VitrineWord = () => (
  <span className="word" role="img" aria-label="Vitrine">
    <VitrineMark />
    <span aria-hidden="true">
      V<span className="vi">ı</span>trine
    </span>
  </span>
)
