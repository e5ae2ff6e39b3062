import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Text } from "../../../ui/text.tsx"
import { HomeChapter } from "./home-chapter.tsx"

/** What was certified, by whom and until when. */
export function Certificates({ title, text, rows, tone, anchor }: Toned<SectionProps["certificates"]>) {
  const words = useWords("home")
  return (
    <HomeChapter title={title || words.certificates} anchor={anchor} tone={tone} head={<Text>{text}</Text>}>
      <table className="certificates">
        <tbody>
          {rows.map(({ figure, title: about, text: body, note }) => (
            <tr key={figure + about}>
              <th scope="row">
                <bdi>{figure}</bdi>
              </th>
              {[about, body, note].map((cell) => (
                <td key={cell}>
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </HomeChapter>
  )
}
