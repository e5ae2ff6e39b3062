/** Three quarters and a square, where a shop has no sign of its own. */
export function BrandMark() {
  return (
    <svg className="brand-mark" width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
      <path d="M0 16A16 16 0 0 1 16 0V16Z" fill="currentColor" />
      <path d="M18 0A16 16 0 0 1 34 16H18Z" fill="var(--accent-mid)" />
      <path d="M0 18H16V34A16 16 0 0 1 0 18Z" fill="var(--accent-mid)" />
      <path d="M18 18H34V34H18Z" fill="currentColor" />
    </svg>
  )
}
