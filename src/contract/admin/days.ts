import { z } from "zod"
import { key } from "../fields.ts"

/** A day of the calendar, at the shop, such as 2026-03-14. */
export const dayText = z.iso.date(key("invalid")).refine((day) => /^(19|2\d)/.test(day), key("invalid"))

/** The first and the last day of a list, both included. */
export const days = { from: dayText.optional(), to: dayText.optional() }
