import circleCheck from "lucide/dist/esm/icons/circle-check.mjs"
import info from "lucide/dist/esm/icons/info.mjs"
import triangleAlert from "lucide/dist/esm/icons/triangle-alert.mjs"
import { icon } from "./icon.tsx"

export const CircleCheck = icon(circleCheck)
export const Info = icon(info)
export const TriangleAlert = icon(triangleAlert)
