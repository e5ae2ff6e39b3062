/** The key that does the same; whoever hears the page hears the name of the button only. */
export const KeyCap = ({ keys }: { keys: string }) => (
  <span className="key-cap" aria-hidden="true">
    <kbd>{keys}</kbd>
  </span>
)
