import { type BankCode, banks } from '@portal/contracts';

interface KeptAccount {
  readonly bankCode: string | null;
  readonly accountNumber: string | null;
  readonly accountName: string | null;
}

/** A bank account as it is shown: by its last four digits. Null where there is none. */
export function shownAccount({ bankCode, accountNumber, accountName }: KeptAccount) {
  if (bankCode === null || accountNumber === null || accountName === null) return null;
  const bankName = Object.hasOwn(banks, bankCode) ? banks[bankCode as BankCode] : bankCode;
  return { bankCode, bankName, accountName, accountLast4: accountNumber.slice(-4) };
}
