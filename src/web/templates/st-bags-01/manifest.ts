import { plainTemplate } from "../../sections/plain/plain-template.ts"

export const stBags01 = plainTemplate("st-bags-01")
