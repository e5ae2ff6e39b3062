import { plainTemplate } from "../../sections/plain/plain-template.ts"

export const holidays = plainTemplate("holidays")
