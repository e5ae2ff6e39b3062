import { plainTemplate } from "../../sections/plain/plain-template.ts"

export const wholesale = plainTemplate("wholesale")
