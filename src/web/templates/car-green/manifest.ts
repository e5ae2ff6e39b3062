import { plainTemplate } from "../../sections/plain/plain-template.ts"
import styles from "./frame.css?url"

export const carGreen = plainTemplate({ name: "car-green", themeColor: "#ffffff", styles })
