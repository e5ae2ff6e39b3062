import loaderData from "bare-page/loader-data"
import { Body } from "bare-page/markup"

export const loader = () => loaderData.list

export default Body
