/** Names providers use for channels, in letters only → our codes (spec §9). */
const codes = new Map(
  Object.entries({
    card: 'card',
    cardpayment: 'card',
    mastercard: 'card',
    visa: 'card',
    verve: 'card',
    pos: 'card',
    ussd: 'ussd',
    transfer: 'transfer',
    banktransfer: 'transfer',
    paywithtransfer: 'transfer',
    web: 'pay-with-provider',
    remitapay: 'pay-with-provider',
    interswitch: 'pay-with-provider',
    quickteller: 'pay-with-provider',
    phone: 'phone-number',
    phonenumber: 'phone-number',
    mobile: 'phone-number',
    wallet: 'wallet',
    pocketmoni: 'wallet',
    enaira: 'enaira',
    bank: 'bank',
    atm: 'bank',
    branch: 'branch',
    bankbranch: 'branch',
    cash: 'branch',
    internetbank: 'internet-bank',
    internetbanking: 'internet-bank',
    bankinternet: 'internet-bank',
  }),
);

/** Our code for a provider's channel; `other` for a name nobody documented, null for none. */
export function channelOf(name: string | null): string | null {
  if (name === null) return null;
  return codes.get(name.toLowerCase().replace(/[^a-z]/g, '')) ?? 'other';
}
