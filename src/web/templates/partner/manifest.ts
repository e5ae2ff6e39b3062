import { plainTemplate } from "../../sections/plain/plain-template.ts"

export const partner = plainTemplate("partner")
