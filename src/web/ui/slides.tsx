import { type AnimationEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react"
import { scrollManner } from "./navigation/scroll-manner.ts"
import { MerchantText } from "./text.tsx"

type Slide = { key: string /** Stands on its tab. */; name: string; content: ReactNode }

type SlidesProps = { slides: readonly Slide[] /** What stops them. */; stopLabel: string }

/**
 * Large pictures after each other, each with a tab that bears its name. They are a row that is swiped, so they need no
 * script. The bar on the present tab is an animation of the stylesheet (styles/elements/slides.css): where it ends, the
 * next one comes; it rests under the pointer, around the focus, where it was stopped, and where less motion is preferred.
 */
export function Slides({ slides, stopLabel }: SlidesProps) {
  const id = useId()
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const row = track.current
    const look = () => row && setShown(Math.round(Math.abs(row.scrollLeft) / Math.max(1, row.clientWidth)))
    row?.addEventListener("scroll", look, { passive: true })
    return () => row?.removeEventListener("scroll", look)
  }, [])
  const show = (index: number) => {
    const slide = track.current?.children[index]
    if (slide instanceof HTMLElement) track.current?.scrollTo({ left: slide.offsetLeft, behavior: scrollManner() })
  }
  const onTab = (event: MouseEvent, index: number) => {
    event.preventDefault()
    show(index)
  }
  const onAnimationEnd = ({ animationName }: AnimationEvent) => {
    if (animationName === "slide-time") show((shown + 1) % slides.length)
  }
  return (
    <div data-slot="slides">
      <ul ref={track} data-slot="slide-track">
        {slides.map(({ key, content }, index) => (
          <li key={key} id={`${id}${index}`} data-slot="slide">
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div data-slot="slide-bar" onAnimationEnd={onAnimationEnd}>
          <ol>
            {slides.map(({ key, name }, index) => (
              <li key={key}>
                <a
                  href={`#${id}${index}`}
                  data-slot="slide-tab"
                  aria-current={index === shown ? "true" : undefined}
                  onClick={(event) => onTab(event, index)}
                >
                  <MerchantText>{name}</MerchantText>
                </a>
              </li>
            ))}
          </ol>
          <input type="checkbox" data-slot="slide-stop" aria-label={stopLabel} />
        </div>
      )}
    </div>
  )
}
