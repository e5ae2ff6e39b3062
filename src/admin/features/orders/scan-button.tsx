import scanBarcode from "lucide/dist/esm/icons/scan-barcode.mjs"
import { useEffect, useRef, useState } from "react"
import { say } from "../../shell/toasts.ts"
import { useWords } from "../../shell/words.ts"
import { Dialog } from "../../ui/dialog.tsx"
import { Icon } from "../../ui/icon.tsx"

type Found = { rawValue: string }
type Detector = { detect: (source: HTMLVideoElement) => Promise<Found[]> }
type DetectorMaker = new (options?: { formats: string[] }) => Detector

const FORMATS = ["code_128", "code_39", "ean_13", "itf", "qr_code", "data_matrix", "pdf417"]
const LOOK_EVERY_MS = 200

declare global {
  var BarcodeDetector: DetectorMaker | undefined
}

/** Reads a number with the camera, where the browser can. */
export function ScanButton({ onFound }: { onFound: (number: string) => void }) {
  const t = useWords("orders")
  const [isOpen, setOpen] = useState(false)
  if (globalThis.BarcodeDetector === undefined) return null
  return (
    <>
      <button type="button" className="push" aria-label={t("scan")} onClick={() => setOpen(true)}>
        <Icon of={scanBarcode} size="l" />
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t("scanTitle")}>
        {isOpen && (
          <Camera
            onFound={(number) => {
              setOpen(false)
              onFound(number)
            }}
            onFailure={() => {
              setOpen(false)
              say(t("scanFailed"), { kind: "bad" })
            }}
          />
        )}
      </Dialog>
    </>
  )
}

function Camera({ onFound, onFailure }: { onFound: (number: string) => void; onFailure: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const does = useRef({ onFound, onFailure })
  useEffect(() => {
    const Maker = globalThis.BarcodeDetector
    if (!Maker) return
    const detector = new Maker({ formats: FORMATS })
    let stream: MediaStream | undefined
    let timer = 0
    let isGone = false
    async function begin(shown: HTMLVideoElement) {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } })
      if (isGone) return stop()
      shown.srcObject = stream
      await shown.play()
      timer = window.setInterval(async () => {
        const [found] = await detector.detect(shown).catch(() => [])
        if (found) does.current.onFound(found.rawValue.trim())
      }, LOOK_EVERY_MS)
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
      clearInterval(timer)
    }
    if (video.current) begin(video.current).catch(() => does.current.onFailure())
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return <video ref={video} muted playsInline className="scan" />
}
