import { plainTemplate } from "../../sections/plain/plain-template.ts"

export const tattoo = plainTemplate("tattoo")
