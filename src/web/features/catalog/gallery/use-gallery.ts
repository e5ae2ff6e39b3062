import { createElement, type ReactNode, Suspense, useState } from "react"
import { lazyPart } from "../../../ui/keep-loading.ts"
import { indexOfPicture } from "./step-picture.ts"

export type Gallery = {
  index: number
  setIndex: (index: number) => void
  /** Opens the viewer over the whole screen, at the shown picture unless another is named. */
  open: (index?: number) => void
  /** To be rendered somewhere in the gallery: the viewer, once it has been opened. */
  viewer: ReactNode
  /** Goes on the buttons that open the viewer: its code is then there by the click. */
  intent: { onPointerEnter: () => void; onFocus: () => void }
}

const loadViewer = () => import("./viewer.tsx").then(({ Viewer }) => ({ default: Viewer }))
const LazyViewer = lazyPart(loadViewer)
const intent = { onPointerEnter: () => void loadViewer(), onFocus: () => void loadViewer() }

/** Which picture is shown. Choosing a variant with a picture of its own moves there; the viewer moves along. */
export function useGallery(images: readonly string[], chosenImage: string | null): Gallery {
  const [wanted, setIndex] = useState(0)
  const [followed, follow] = useState(chosenImage)
  const [viewing, setViewing] = useState<"never" | "open" | "closed">("never")
  if (followed !== chosenImage) {
    follow(chosenImage)
    setIndex(indexOfPicture(images, chosenImage) ?? wanted)
  }
  const index = Math.min(wanted, Math.max(0, images.length - 1))
  const viewer =
    viewing !== "never" && images.length > 0
      ? createElement(
          Suspense,
          null,
          createElement(LazyViewer, {
            images,
            index,
            setIndex,
            isOpen: viewing === "open",
            onClose: () => setViewing("closed"),
          }),
        )
      : null
  return {
    index,
    setIndex,
    open(at = index) {
      setIndex(at)
      setViewing("open")
    },
    viewer,
    intent,
  }
}
