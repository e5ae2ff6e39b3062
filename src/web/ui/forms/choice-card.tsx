import type { InputHTMLAttributes, ReactNode } from "react"

type ChoiceCardProps = {
  title: ReactNode
  text?: ReactNode
  /** What stands at its end: a price, say. */
  end?: ReactNode
  /** Why it cannot be chosen. */
  isOff?: boolean
} & Omit<InputHTMLAttributes<HTMLInputElement>, "title" | "children">

/** One of several things to choose from, with room to say what it is. */
export function ChoiceCard({ title, text, end, isOff = false, type = "radio", ...input }: ChoiceCardProps) {
  return (
    <label data-slot="choice-card" data-state={isOff ? "off" : undefined}>
      <input type={type} disabled={isOff} {...input} />
      <span>
        <strong>{title}</strong>
        {text && <small>{text}</small>}
      </span>
      {end && <span data-slot="choice-end">{end}</span>}
    </label>
  )
}
