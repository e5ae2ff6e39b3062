import type { CallReply } from "../../../contract/calls.ts"
import { useWords } from "../../shell/words.ts"
import { Field } from "../../ui/field.tsx"
import { Input, Select } from "../../ui/input.tsx"

export type AddressDraft = {
  contact: string
  email: string
  calling_code: string
  mobile: string
  country: string
  region: string
  city: string
  address_part: string
  zip_code: string
}

type Regions = CallReply<"GET /api/admin/region/lists">["list"]

export const NO_ADDRESS: AddressDraft = {
  ...{ contact: "", email: "", calling_code: "", mobile: "", country: "", region: "" },
  ...{ city: "", address_part: "", zip_code: "" },
}

export const regionOf = ({ country, region }: AddressDraft) => region || country

/** As it is sent. */
export function addressToSend(draft: AddressDraft) {
  const { country: _, region: __, ...rest } = draft
  return { ...rest, region_code: regionOf(draft) }
}

type AddressFieldsProps = {
  value: AddressDraft
  onChange: (value: AddressDraft) => void
  regions: Regions
  /** What is wrong with which field, by the call's names. */
  faults: Record<string, string>
  isEmailHidden?: boolean
}

/** Where an order goes, and who takes it in. */
export function AddressFields({ value, onChange, regions, faults, isEmailHidden = false }: AddressFieldsProps) {
  const t = useWords("staffOrders")
  const children = regions.find(({ code }) => code === value.country)?.children ?? []
  const text = (
    name: Exclude<keyof AddressDraft, "country" | "region">,
    label: string,
    more: object = {},
    hint?: string,
  ) => (
    <Field label={label} hint={hint} fault={faults[`address.${name}`]}>
      <Input {...more} value={value[name]} onChange={(event) => onChange({ ...value, [name]: event.target.value })} />
    </Field>
  )
  return (
    <div className="form">
      {text("contact", t("contact"), { autoComplete: "off" })}
      {!isEmailHidden && text("email", t("email"), { type: "email", autoComplete: "off" }, t("emailHint"))}
      {text("calling_code", t("callingCode"), { inputMode: "tel" })}
      {text("mobile", t("mobile"), { inputMode: "tel" })}
      <Field label={t("country")} fault={faults["address.region_code"] ?? faults["address.region_id"]}>
        <Select
          value={value.country}
          onChange={(event) => {
            const country = event.target.value
            const code = regions.find((each) => each.code === country)?.callingCodes[0]
            onChange({ ...value, country, region: "", calling_code: value.calling_code || (code ?? "") })
          }}
        >
          <option value="" />
          {regions.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {children.length > 0 && (
        <Field label={t("region")}>
          <Select value={value.region} onChange={(event) => onChange({ ...value, region: event.target.value })}>
            <option value="" />
            {children.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {text("address_part", t("street"))}
      {text("zip_code", t("zip"))}
      {text("city", t("city"))}
    </div>
  )
}
