import { Link } from "react-router"
import type { SectionProps, Toned } from "../../sections/section-props.ts"
import { Promises } from "./promises.tsx"

/** What the shop tells of itself, and beside it what it promises, as figures. */
export function Story({ story, services, tone }: Toned<SectionProps["story"]>) {
  return (
    <section className="story" data-tone={tone}>
      <h2>
        <bdi>{story.title}</bdi>
      </h2>
      <div className="story-text">
        {story.text && (
          <p>
            <bdi>{story.text}</bdi>
          </p>
        )}
        {story.action && story.url && (
          <Link className="more" to={story.url}>
            <bdi>{story.action}</bdi>
          </Link>
        )}
      </div>
      {services.length > 0 && <Promises promises={services} />}
    </section>
  )
}
