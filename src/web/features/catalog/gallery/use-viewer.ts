import { useCallback, useEffect, useState } from "react"
import { VIEWER_SLIDESHOW_MS } from "../../../../domain/constants.ts"
import { screenSize } from "./screen-size.ts"
import { stepPicture } from "./step-picture.ts"
import { fittedView, type Size, stepZoom, type View } from "./viewer-zoom.ts"

type Viewed = { count: number; index: number; setIndex: (index: number) => void; isOpen: boolean; dir: "ltr" | "rtl" }

/** What the viewer does: steps, slideshow, zoom and keys. How it is drawn is the viewer's business. */
export function useViewer({ count, index, setIndex, isOpen, dir }: Viewed) {
  const [picture, setPicture] = useState<Size | null>(null)
  const [view, setView] = useState<View | null>(null)
  const [isPlaying, setPlaying] = useState(false)

  const [seen, setSeen] = useState(index)
  if (seen !== index) {
    // Until the next picture has come, nobody knows how large it is.
    setSeen(index)
    setPicture(null)
    setView(null)
  }

  const fitToScreen = useCallback(() => setView(picture && fittedView(picture, screenSize())), [picture])
  useEffect(() => {
    fitToScreen()
    addEventListener("resize", fitToScreen)
    return () => removeEventListener("resize", fitToScreen)
  }, [fitToScreen])

  const step = (by: 1 | -1) => setIndex(stepPicture(index, count, by))
  const zoom = (direction: 1 | -1) => setView((now) => now && stepZoom(now, direction))
  const togglePlaying = () => setPlaying(!isPlaying)

  const runs = isPlaying && isOpen && count > 1
  useEffect(() => {
    if (!runs) return
    const timer = setTimeout(() => setIndex(stepPicture(index, count, 1)), VIEWER_SLIDESHOW_MS)
    return () => clearTimeout(timer)
  }, [runs, index, count, setIndex])

  const forward = dir === "rtl" ? -1 : 1
  const back = dir === "rtl" ? 1 : -1
  const keys: Record<string, () => void> = {
    ArrowRight: () => step(forward),
    ArrowLeft: () => step(back),
    "+": () => zoom(1),
    "=": () => zoom(1),
    "-": () => zoom(-1),
    "0": fitToScreen,
    " ": togglePlaying,
  }
  return { picture, setPicture, view, setView, fitToScreen, step, zoom, isPlaying: runs, togglePlaying, keys }
}
