import clock3 from "lucide/dist/esm/icons/clock-3.mjs"
import mail from "lucide/dist/esm/icons/mail.mjs"
import mapPin from "lucide/dist/esm/icons/map-pin.mjs"
import phone from "lucide/dist/esm/icons/phone.mjs"
import { icon } from "../../ui/icon.tsx"

export const Clock3 = icon(clock3)
export const Mail = icon(mail)
export const MapPin = icon(mapPin)
export const Phone = icon(phone)
