import { plainTemplate } from "../../sections/plain/plain-template.ts"
import styles from "./frame.css?url"

export const partner = plainTemplate({ name: "partner", themeColor: "#ffffff", styles })
