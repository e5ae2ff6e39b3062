import { plainTemplate } from "../../sections/plain/plain-template.ts"

export const chicos = plainTemplate("chicos")
