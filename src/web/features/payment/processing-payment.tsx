import { useEffect } from "react"
import { useRevalidator } from "react-router"
import { orderPath } from "../../../domain/site/route-address.ts"
import { useWords } from "../../shell/use-words.ts"
import { Link } from "../../ui/navigation/link.tsx"
import { Notice } from "../../ui/notice.tsx"

/** How often the page asks whether the money has come. */
const LOOK_MS = 3_000

/** The money is on its way: the page looks again by itself, without scripts by a link. */
export function ProcessingPayment({ number }: { number: string }) {
  const words = useWords("pay")
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), LOOK_MS)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <Notice title={words.payProcessingTitle} isNews>
      <p>{words.payProcessingText}</p>
      <Link data-slot="text-link" to={orderPath(number)}>
        {words.payLookAgain}
      </Link>
    </Notice>
  )
}
