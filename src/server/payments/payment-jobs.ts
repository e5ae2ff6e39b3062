import type { Job } from "../job.ts"
import { followAftermaths } from "./follow-aftermaths.ts"
import { makeRefunds } from "./make-refunds.ts"
import { reconcilePayments } from "./reconcile-payments.ts"
import { deliverSandboxEvents } from "./sandbox/deliver-sandbox-events.ts"

export const paymentJobs: Job[] = [
  { name: "deliver sandbox events", everySeconds: 2, run: deliverSandboxEvents },
  { name: "reconcile payments", everySeconds: 10, run: reconcilePayments },
  { name: "make refunds", everySeconds: 10, run: makeRefunds },
  { name: "follow aftermaths", everySeconds: 60, run: followAftermaths },
]
