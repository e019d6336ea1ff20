/**
 * Every field that a page of the portal reads from its address, and whether its value may stand in a log: `open` says which thing
 * is meant, `secret` opens something, shows somebody, or is what somebody typed. What is not here is read by no page.
 */
export const addressFields = {
  // The portal's own
  a: 'open',
  lang: 'open',
  routeTo: 'secret',
  q: 'secret',
  page: 'open',
  step: 'open',
  refused: 'open',
  // Bills, payments and receipts
  ref: 'open',
  billRef: 'open',
  billReference: 'open',
  bill: 'open',
  rrr: 'open',
  RRR: 'open',
  orderID: 'open',
  txnref: 'open',
  txRef: 'open',
  provider: 'open',
  gateway: 'open',
  s: 'secret',
  signedReceipt: 'secret',
  // Consultations, agents, calculator
  topic: 'open',
  mode: 'open',
  office: 'open',
  consultant: 'open',
  location: 'open',
  lga: 'open',
  tax: 'open',
  on: 'open',
  at: 'open',
  from: 'open',
  to: 'open',
  move: 'open',
  code: 'secret',
  scan: 'open',
  key: 'secret',
  // Accounts
  token: 'secret',
  email: 'secret',
} as const satisfies Readonly<Record<string, 'open' | 'secret'>>;

/** The same of screens for people who are signed in; a public page reads none of them. */
export const accountAddressFields = {
  record: 'secret',
  tab: 'open',
  of: 'open',
  month: 'open',
  return: 'open',
  review: 'open',
} as const satisfies Readonly<Record<string, 'open' | 'secret'>>;

export type AddressField = keyof typeof addressFields | keyof typeof accountAddressFields;
