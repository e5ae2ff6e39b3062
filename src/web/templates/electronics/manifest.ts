import { plainTemplate } from "../../sections/plain/plain-template.ts"

export const electronics = plainTemplate("electronics")
