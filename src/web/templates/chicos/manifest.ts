import { plainTemplate } from "../../sections/plain/plain-template.ts"
import styles from "./frame.css?url"

export const chicos = plainTemplate({ name: "chicos", themeColor: "#ffffff", styles })
