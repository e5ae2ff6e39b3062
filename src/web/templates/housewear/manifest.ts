import { plainTemplate } from "../../sections/plain/plain-template.ts"
import styles from "./frame.css?url"

export const housewear = plainTemplate({ name: "housewear", themeColor: "#fdfbf8", styles })
