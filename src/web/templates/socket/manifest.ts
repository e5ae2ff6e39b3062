import { plainTemplate } from "../../sections/plain/plain-template.ts"
import styles from "./frame.css?url"

export const socket = plainTemplate({ name: "socket", themeColor: "#f6f6f4", styles })
