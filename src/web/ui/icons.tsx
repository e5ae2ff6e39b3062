import arrowRight from "lucide/dist/esm/icons/arrow-right.mjs"
import arrowUp from "lucide/dist/esm/icons/arrow-up.mjs"
import chevronDown from "lucide/dist/esm/icons/chevron-down.mjs"
import chevronLeft from "lucide/dist/esm/icons/chevron-left.mjs"
import chevronRight from "lucide/dist/esm/icons/chevron-right.mjs"
import globe from "lucide/dist/esm/icons/globe.mjs"
import heart from "lucide/dist/esm/icons/heart.mjs"
import lock from "lucide/dist/esm/icons/lock.mjs"
import menu from "lucide/dist/esm/icons/menu.mjs"
import messageCircle from "lucide/dist/esm/icons/message-circle.mjs"
import minus from "lucide/dist/esm/icons/minus.mjs"
import plus from "lucide/dist/esm/icons/plus.mjs"
import rotateCcw from "lucide/dist/esm/icons/rotate-ccw.mjs"
import search from "lucide/dist/esm/icons/search.mjs"
import shieldCheck from "lucide/dist/esm/icons/shield-check.mjs"
import shoppingBag from "lucide/dist/esm/icons/shopping-bag.mjs"
import truck from "lucide/dist/esm/icons/truck.mjs"
import user from "lucide/dist/esm/icons/user.mjs"
import x from "lucide/dist/esm/icons/x.mjs"
import { icon } from "./icon.tsx"

export const ArrowRight = icon(arrowRight)
export const ArrowUp = icon(arrowUp)
export const ChevronDown = icon(chevronDown)
export const ChevronLeft = icon(chevronLeft)
export const ChevronRight = icon(chevronRight)
export const Globe = icon(globe)
export const Heart = icon(heart)
export const Lock = icon(lock)
export const Menu = icon(menu)
export const MessageCircle = icon(messageCircle)
export const Minus = icon(minus)
export const Plus = icon(plus)
export const RotateCcw = icon(rotateCcw)
export const Search = icon(search)
export const ShieldCheck = icon(shieldCheck)
export const ShoppingBag = icon(shoppingBag)
export const Truck = icon(truck)
export const User = icon(user)
export const X = icon(x)
