import { plainTemplate } from "../../sections/plain/plain-template.ts"
import styles from "./frame.css?url"

export const merchandise = plainTemplate({ name: "merchandise", themeColor: "#fffdf4", styles })
