import { plainTemplate } from "../../sections/plain/plain-template.ts"
import styles from "./frame.css?url"

export const arts = plainTemplate({ name: "arts", themeColor: "#fbfaf7", styles })
