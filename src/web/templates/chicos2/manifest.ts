import { plainTemplate } from "../../sections/plain/plain-template.ts"
import styles from "./frame.css?url"

export const chicos2 = plainTemplate({ name: "chicos2", themeColor: "#fbf4e7", styles })
