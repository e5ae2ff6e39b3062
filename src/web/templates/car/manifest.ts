import { plainTemplate } from "../../sections/plain/plain-template.ts"
import styles from "./frame.css?url"

export const car = plainTemplate({ name: "car", themeColor: "#121416", styles })
