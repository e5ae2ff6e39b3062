/** The sun over the edge of the table, for shops without a sign of their own. */
export const SunMark = () => (
  <svg className="sun-mark" viewBox="0 0 34 34" width="34" height="34" aria-hidden="true">
    <path d="M3 20a14 14 0 0 1 28 0z" fill="var(--clay)" />
    <rect x="1" y="23" width="32" height="3.4" rx="1.7" fill="currentColor" />
  </svg>
)
