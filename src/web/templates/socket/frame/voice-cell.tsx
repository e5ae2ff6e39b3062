import type { ReactNode } from "react"
import { Text } from "../../../ui/text.tsx"

type VoiceCellProps = { text: string; author: string /** What it is about. */; children?: ReactNode }

/** What one buyer says. */
export const VoiceCell = ({ text, author, children }: VoiceCellProps) => (
  <blockquote className="voice">
    <Text className="clamp" by="other">
      {text}
    </Text>
    <footer className="note">
      <bdi>{author}</bdi>
      {children && <>, {children}</>}
    </footer>
  </blockquote>
)
