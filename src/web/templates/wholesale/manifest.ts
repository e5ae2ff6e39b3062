import { plainTemplate } from "../../sections/plain/plain-template.ts"
import styles from "./frame.css?url"

export const wholesale = plainTemplate({ name: "wholesale", themeColor: "#ffffff", styles })
