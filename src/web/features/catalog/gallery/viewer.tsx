import pause from "lucide/dist/esm/icons/pause.mjs"
import play from "lucide/dist/esm/icons/play.mjs"
import zoomIn from "lucide/dist/esm/icons/zoom-in.mjs"
import zoomOut from "lucide/dist/esm/icons/zoom-out.mjs"
import { type ReactNode, useRef } from "react"
import { isConvertible, pictureCopy } from "../../../../domain/catalog/picture-address.ts"
import { fill } from "../../../shell/fill.ts"
import { useShell } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { icon } from "../../../ui/icon.tsx"
import { ChevronLeft, ChevronRight, X } from "../../../ui/icons.tsx"
import { Dialog } from "../../../ui/overlays/dialog.tsx"
import { screenSize } from "./screen-size.ts"
import { useViewer } from "./use-viewer.ts"
import { useViewerGestures } from "./use-viewer-gestures.ts"
import { fittedView } from "./viewer-zoom.ts"

const Pause = icon(pause)
const Play = icon(play)
const ZoomIn = icon(zoomIn)
const ZoomOut = icon(zoomOut)

type ViewerProps = {
  images: readonly string[]
  index: number
  setIndex: (index: number) => void
  isOpen: boolean
  onClose: () => void
}

const LARGEST = 1920
/** Rounding must not count as enlarged. */
const NEARLY = 1.01

/** Pictures over the whole screen: one at a time, to be looked at closely. */
export function Viewer({ images, index, setIndex, isOpen, onClose }: ViewerProps) {
  const words = useWords("item")
  const dir = useShell()?.dir ?? "ltr"
  const stage = useRef<HTMLDivElement>(null)
  const count = images.length
  const viewer = useViewer({ count, index, setIndex, isOpen, dir })
  const { view, picture, keys } = viewer
  const isEnlarged = view !== null && picture !== null && view.scale > fittedView(picture, screenSize()).scale * NEARLY
  const onSwipe = (direction: 1 | -1) => keys[direction === 1 ? "ArrowRight" : "ArrowLeft"]?.()
  useViewerGestures({ stage, view, setView: viewer.setView, onSwipe, isEnlarged, fitToScreen: viewer.fitToScreen })
  const place = fill(words.pictureOf, { number: index + 1, total: count })
  const src = images[index] ?? ""
  return (
    <Dialog
      slot="viewer"
      label={words.pictures}
      isOpen={isOpen}
      onClose={onClose}
      onKeyDown={(event) => {
        // On a button the space bar presses that button.
        const act = event.key === " " && event.target instanceof HTMLButtonElement ? undefined : keys[event.key]
        if (!act || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        act()
      }}
    >
      <div ref={stage} data-slot="viewer-stage" data-enlarged={isEnlarged || undefined}>
        {!view && <span data-slot="spinner" role="progressbar" aria-label={words.loading} />}
        <picture key={src}>
          {isConvertible(src) && <source type="image/avif" srcSet={pictureCopy(src, LARGEST, "avif")} />}
          {isConvertible(src) && <source type="image/webp" srcSet={pictureCopy(src, LARGEST, "webp")} />}
          <img
            src={src}
            alt={place}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              viewer.setPicture({ width, height })
            }
            style={view ? { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` } : { opacity: 0 }}
          />
        </picture>
      </div>
      <div data-slot="viewer-bar">
        {count > 1 && (
          <ViewerButton
            label={viewer.isPlaying ? words.stopSlideshow : words.startSlideshow}
            onClick={viewer.togglePlaying}
          >
            {viewer.isPlaying ? <Pause /> : <Play />}
          </ViewerButton>
        )}
        <ViewerButton label={words.zoomOut} onClick={() => viewer.zoom(-1)}>
          <ZoomOut />
        </ViewerButton>
        <ViewerButton label={words.zoomIn} onClick={() => viewer.zoom(1)}>
          <ZoomIn />
        </ViewerButton>
        <p data-slot="viewer-count" aria-live="polite">
          <span className="visually-hidden">{place}</span>
          <bdi dir="ltr" aria-hidden="true">
            {index + 1} / {count}
          </bdi>
        </p>
        <ViewerButton label={words.close} onClick={onClose}>
          <X />
        </ViewerButton>
      </div>
      {count > 1 && (
        <>
          <ViewerButton slot="viewer-previous" label={words.previousPicture} onClick={() => viewer.step(-1)}>
            <ChevronLeft data-mirrored />
          </ViewerButton>
          <ViewerButton slot="viewer-next" label={words.nextPicture} onClick={() => viewer.step(1)}>
            <ChevronRight data-mirrored />
          </ViewerButton>
        </>
      )}
    </Dialog>
  )
}

type ViewerButtonProps = { label: string; onClick: () => void; slot?: string; children: ReactNode }

function ViewerButton({ label, onClick, slot = "viewer-button", children }: ViewerButtonProps) {
  return (
    <button type="button" data-slot={slot} aria-label={label} onClick={onClick}>
      {children}
    </button>
  )
}
