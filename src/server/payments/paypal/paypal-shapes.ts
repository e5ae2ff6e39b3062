import { z } from "zod"

/**
 * What we read of PayPal's answers, from its descriptions of Orders v2, Payments v2, Disputes v1 and Webhooks v1. Fields
 * that we need are required here even where PayPal calls them optional; those that we do not need are not looked at.
 */
const id = z.string().min(1).max(255)

const money = z.object({ currency_code: z.string().length(3), value: z.string().max(32) })

export const tokenShape = z.object({
  access_token: z.string().min(1),
  token_type: z.literal("Bearer"),
  expires_in: z.number().int().positive(),
})

export const errorShape = z.object({
  name: z.string().optional(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
})

const captureShape = z.object({
  id,
  status: z.enum(["COMPLETED", "DECLINED", "PARTIALLY_REFUNDED", "PENDING", "REFUNDED", "FAILED"]),
  amount: money,
})

export const refundShape = z.object({
  id,
  status: z.enum(["COMPLETED", "PENDING", "FAILED", "CANCELLED"]),
  amount: money,
  custom_id: z.string().optional(),
})

const orderStatus = z.enum(["CREATED", "SAVED", "APPROVED", "VOIDED", "COMPLETED", "PAYER_ACTION_REQUIRED"])

export const newOrderShape = z.object({ id, status: orderStatus })

export const orderShape = z.object({
  id,
  status: orderStatus,
  /** We make one for each order. */
  purchase_units: z.tuple([
    z.object({
      amount: money,
      payee: z.object({ merchant_id: id }),
      custom_id: z.string(),
      payments: z
        .object({ captures: z.array(captureShape).optional(), refunds: z.array(refundShape).optional() })
        .optional(),
    }),
  ]),
})

export const disputeListShape = z.object({ items: z.array(z.object({ dispute_id: id })).optional() })

export const disputeShape = z.object({
  dispute_id: id,
  status: z.string(),
  reason: z.string().optional(),
  dispute_amount: money,
  seller_response_due_date: z.iso.datetime({ offset: true }).optional(),
  dispute_outcome: z.object({ outcome_code: z.string().optional(), amount_refunded: money.optional() }).optional(),
})

export const verificationShape = z.object({ verification_status: z.enum(["SUCCESS", "FAILURE"]) })

export const webhookShape = z.object({ id })

export const userInfoShape = z.object({ payer_id: z.string().optional() })

/** What a webhook brings: the resource differs with the kind of event. */
export const eventShape = z.object({ id, event_type: z.string().min(1).max(100), resource: z.unknown() })

/** Where the resource of one of our events says what it belongs to. */
export const resourceShape = z.object({
  id: id.optional(),
  order_id: id.optional(),
  supplementary_data: z.object({ related_ids: z.object({ order_id: id.optional() }).optional() }).optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: id.optional() })).optional(),
})

export type PaypalOrder = z.infer<typeof orderShape>
export type PaypalRefund = z.infer<typeof refundShape>
export type PaypalDispute = z.infer<typeof disputeShape>
export type PaypalEvent = z.infer<typeof eventShape>
