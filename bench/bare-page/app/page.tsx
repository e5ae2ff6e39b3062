import loaderData from "bare-page/loader-data"
import { Body } from "bare-page/markup"

export const loader = () => loaderData.page

export default Body
