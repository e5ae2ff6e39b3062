import type { ReactNode } from "react"
import { Link } from "react-router"

type SectionHeadProps = { id: string; title: string; text?: ReactNode; more?: { label: string; url: string } }

/** What a part of the page is, and the way to all of it. */
export function SectionHead({ id, title, text, more }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2 id={id}>
        <bdi>{title}</bdi>
      </h2>
      {text && <p>{text}</p>}
      {more && (
        <Link className="more" to={more.url}>
          <bdi>{more.label}</bdi>
        </Link>
      )}
    </div>
  )
}
