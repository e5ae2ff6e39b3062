import { plainTemplate } from "../../sections/plain/plain-template.ts"

export const chicos2 = plainTemplate("chicos2")
