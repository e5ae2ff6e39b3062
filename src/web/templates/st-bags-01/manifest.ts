import { plainTemplate } from "../../sections/plain/plain-template.ts"
import styles from "./frame.css?url"

export const stBags01 = plainTemplate({ name: "st-bags-01", themeColor: "#f5efe4", styles })
