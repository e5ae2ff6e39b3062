import { useEffect, useState } from "react"
import { useNavigation } from "react-router"

const PATIENCE_MS = 200

/** Says that the next screen is on its way, once it takes longer than one notices. */
export function LoadingLine() {
  const isLoading = useNavigation().state === "loading"
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isLoading) return setShown(false)
    const timer = setTimeout(() => setShown(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isLoading])
  return isShown ? <div className="loading-line" /> : null
}
