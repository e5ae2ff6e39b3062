import fingerprint from "lucide/dist/esm/icons/fingerprint-pattern.mjs"
import keyRound from "lucide/dist/esm/icons/key-round.mjs"
import layoutGrid from "lucide/dist/esm/icons/layout-grid.mjs"
import logOut from "lucide/dist/esm/icons/log-out.mjs"
import packageDrawing from "lucide/dist/esm/icons/package.mjs"
import ticket from "lucide/dist/esm/icons/ticket.mjs"
import { icon } from "../../ui/icon.tsx"

export const Fingerprint = icon(fingerprint)
export const KeyRound = icon(keyRound)
export const LayoutGrid = icon(layoutGrid)
export const LogOut = icon(logOut)
export const Package = icon(packageDrawing)
export const Ticket = icon(ticket)
