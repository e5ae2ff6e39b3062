import { useEffect, useState } from "react"

/** Which of these elements, by their ids, crosses the middle of the screen; the first until one does. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [here, setHere] = useState(ids[0])
  const all = ids.join()
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        if (entered) setHere(entered.target.id)
      },
      { rootMargin: "-50% 0px -50% 0px" },
    )
    for (const id of all.split(",")) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [all])
  return here
}
