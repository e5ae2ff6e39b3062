import { plainTemplate } from "../../sections/plain/plain-template.ts"
import styles from "./frame.css?url"

export const electronics = plainTemplate({ name: "electronics", themeColor: "#ffffff", styles })
