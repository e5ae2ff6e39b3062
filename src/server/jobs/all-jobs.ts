import type { MailLooks } from "../../contract/mail-tokens.ts"
import type { TemplateLooks } from "../../contract/template-looks.ts"
import { HOUR_SECONDS } from "../../domain/time-units.ts"
import { flushViews } from "../catalog/view-counts.ts"
import { forgetLetters } from "../content/forget-letters.ts"
import type { Job } from "../job.ts"
import { publishDue } from "../look/publish-due.ts"
import type { Post } from "../mail/post.ts"
import { sendMail } from "../mail/send-mail.ts"
import { forgetUploads } from "../media/forget-uploads.ts"
import { forgetOldTokens } from "../members/forget-old-tokens.ts"
import { orderJobs } from "../orders/order-jobs.ts"
import { paymentJobs } from "../payments/payment-jobs.ts"
import { sumReports } from "../reports/sum-reports.ts"
import { answerWishes } from "../stock-wishes/answer-wishes.ts"
import { countSold } from "./count-sold.ts"
import { forgetOld } from "./forget-old.ts"
import { forgetOrderPapers } from "./forget-order-papers.ts"
import { reindexGoods } from "./reindex-goods.ts"
import { turnPromotions } from "./turn-promotions.ts"

const VIEWS_SECONDS = 15

const forgetTokens: Job = {
  name: "forget old tokens",
  everySeconds: HOUR_SECONDS,
  run: async ({ db, now }) => {
    const forgotten = await forgetOldTokens(db, now)
    return forgotten > 0 ? `forgot ${forgotten} sessions, codes and counts that had ended` : undefined
  },
}

/** What the storefront told of its templates. */
type Looks = { mailLooks: MailLooks; templateLooks: TemplateLooks }

/** All that the shop does by itself. */
export function allJobs(post: Post, { mailLooks, templateLooks }: Looks): Job[] {
  return [
    ...paymentJobs,
    ...orderJobs,
    answerWishes,
    sendMail(post, mailLooks),
    countSold,
    { name: "write views", everySeconds: VIEWS_SECONDS, run: flushViews },
    turnPromotions,
    sumReports,
    publishDue(templateLooks),
    reindexGoods,
    forgetTokens,
    forgetLetters,
    { name: "forget unused uploads", everySeconds: HOUR_SECONDS, run: forgetUploads },
    forgetOld,
    forgetOrderPapers,
  ]
}
