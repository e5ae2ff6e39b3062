import { plainTemplate } from "../../sections/plain/plain-template.ts"

export const socket = plainTemplate("socket")
