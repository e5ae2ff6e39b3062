import { plainTemplate } from "../../sections/plain/plain-template.ts"

export const merchandise = plainTemplate("merchandise")
