import { plainTemplate } from "../../sections/plain/plain-template.ts"
import styles from "./frame.css?url"

export const electricity = plainTemplate({ name: "electricity", themeColor: "#ffffff", styles })
