import type { ComponentType, ReactNode } from "react"
import { Picture } from "../../ui/picture.tsx"
import { fitStyle } from "./fit-style.ts"

type Point = { icon: ComponentType<{ size?: number }>; text: string }

type GateProps = {
  /** What stands beside the form: a sentence, reasons, a picture of the shop. */
  side: { title: string; points: readonly Point[]; picture: string | null }
  children: ReactNode
}

/** The way into an account: a form beside a band of the shop. */
export function Gate({ side, children }: GateProps) {
  return (
    <div data-slot="page">
      <section data-slot="gate">
        <div data-slot="gate-form">
          <div data-slot="gate-body">{children}</div>
        </div>
        <aside data-slot="gate-side">
          <h2 style={fitStyle(side.title)}>{side.title}</h2>
          <ul>
            {side.points.map(({ icon: Icon, text }) => (
              <li key={text}>
                <Icon size={20} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
          {side.picture && (
            <span data-slot="gate-pic">
              <Picture src={side.picture} sizes="(min-width: 48rem) 40vw, 70vw" isUrgent />
            </span>
          )}
        </aside>
      </section>
    </div>
  )
}

/** The head of the form. */
export function GateHead({ title, text }: { title: string; text: string }) {
  return (
    <header>
      <h1 style={fitStyle(title)}>{title}</h1>
      <p>{text}</p>
    </header>
  )
}
