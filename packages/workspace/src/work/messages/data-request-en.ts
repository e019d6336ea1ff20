export const messages = {
  failed: 'The request could not be read. Try again shortly',
  right: 'Asks for',
  person: 'Who',
  email: 'Email',
  tpui: 'TPUI',
  received: 'Received',
  kept: 'Kept by law',
  keptOf: (bills: string, receipts: string) => `${bills} bills and ${receipts} receipts, whatever is asked`,
  blockers: {
    payment: (count: string) => `Payments under way: ${count}`,
    review: (count: string) => `Payments under review: ${count}`,
    request: (count: string) => `Open requests: ${count}`,
    plan: (count: string) => `Agreements to pay in parts: ${count}`,
  },
  blocked: 'Under way, and in the way of an erasure',
  download: 'Download the copy',
  downloadText:
    'Everything the portal holds about them, as a file for them alone. That you took it is recorded, and they are told.',
  downloadOther: 'Somebody else than who wrote the request down takes the copy.',
  erase: 'Erase the account',
  eraseText:
    'Name, address, NIN, picture and sessions go for good, and nobody signs in to it again. Bills, receipts and the audit trail stay, as tax law says. The request is answered with your reason.',
  eraseOther: 'Somebody else than who wrote the request down erases.',
  erased: 'Erased, and the request is answered',
};
export type DataRequestMessages = typeof messages;
