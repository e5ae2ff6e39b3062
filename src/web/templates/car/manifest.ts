import { plainTemplate } from "../../sections/plain/plain-template.ts"

export const car = plainTemplate("car")
