import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"

/** Other sites that the shop points to, in a row; nothing where there are none. */
export function FriendLinks() {
  const { friendLinks } = useShop()
  const words = useWords()
  if (friendLinks.length === 0) return null
  return (
    <nav className="friends" aria-label={words.friendLinks}>
      <ul>
        {friendLinks.map(({ title, url }) => (
          <li key={url}>
            <a href={url} rel="noopener" target="_blank">
              <bdi>{title}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
