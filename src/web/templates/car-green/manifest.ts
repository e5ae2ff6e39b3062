import { plainTemplate } from "../../sections/plain/plain-template.ts"

export const carGreen = plainTemplate("car-green")
