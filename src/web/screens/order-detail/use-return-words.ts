import { RETURN_STATUS, type ReturnStatus } from "../../../domain/orders/return-status.ts"
import { useWords } from "../../shell/use-words.ts"

/** What the status of a return means for the buyer. */
export function useReturnWords(status: ReturnStatus): { title: string; hint: string } {
  const words = useWords("orderDetail")
  const { requested, approved, refused, confirmed, cancelled, sentBack } = RETURN_STATUS
  const all: Record<ReturnStatus, { title: string; hint: string }> = {
    [requested]: { title: words.returnRequested, hint: words.returnRequestedHint },
    [approved]: { title: words.returnApproved, hint: words.returnApprovedHint },
    [refused]: { title: words.returnRefused, hint: words.returnRefusedHint },
    [confirmed]: { title: words.returnConfirmed, hint: words.returnConfirmedHint },
    [cancelled]: { title: words.returnCancelled, hint: words.returnCancelledHint },
    [sentBack]: { title: words.returnSentBack, hint: words.returnSentBackHint },
  }
  return all[status]
}
