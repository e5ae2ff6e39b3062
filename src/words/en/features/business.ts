/** What is said to whoever buys for a business: at the checkout, in the member centre, on the order. */
export const business = {
  business: "Business",
  buyForBusiness: "I buy for a business",
  company: "Company",
  vatNumber: "VAT number",
  vatHint: "With the letters of its country, such as ATU12345678",
  billedElsewhere: "The bill goes to another address",
  billingAddress: "Billing address",
  businessHint: "The checkout fills this in for you. Without a company nothing is kept.",
  saveBusiness: "Save",
  businessSaved: "Your business is saved.",
  numberConfirmed: "This VAT number is confirmed.",
  numberNotConfirmed: "This VAT number is not confirmed.",
}
