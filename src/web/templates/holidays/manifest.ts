import { plainTemplate } from "../../sections/plain/plain-template.ts"
import styles from "./frame.css?url"

export const holidays = plainTemplate({ name: "holidays", themeColor: "#fffaf0", styles })
