/** When on a long day one looks at a page: the book goes from morning to evening. */
export const Hour = ({ children }: { children: string }) => (
  <p className="hour" aria-hidden="true">
    <bdi dir="ltr">{children}</bdi>
  </p>
)
