import { plainTemplate } from "../../sections/plain/plain-template.ts"

export const arts = plainTemplate("arts")
