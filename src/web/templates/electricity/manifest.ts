import { plainTemplate } from "../../sections/plain/plain-template.ts"

export const electricity = plainTemplate("electricity")
