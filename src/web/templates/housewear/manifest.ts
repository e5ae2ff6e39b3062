import { plainTemplate } from "../../sections/plain/plain-template.ts"

export const housewear = plainTemplate("housewear")
