import { plainTemplate } from "../../sections/plain/plain-template.ts"
import styles from "./frame.css?url"

export const tattoo = plainTemplate({ name: "tattoo", themeColor: "#181614", styles })
