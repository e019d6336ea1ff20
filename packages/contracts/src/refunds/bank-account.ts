import * as z from 'zod/mini';
import { typedDigits } from '../typed-fields.ts';

/** Commercial banks by the code of the Central Bank, in order of their names. */
export const banks = {
  '044': 'Access Bank',
  '023': 'Citibank Nigeria',
  '050': 'Ecobank Nigeria',
  '070': 'Fidelity Bank',
  '011': 'First Bank of Nigeria',
  '214': 'First City Monument Bank',
  '103': 'Globus Bank',
  '058': 'Guaranty Trust Bank',
  '301': 'Jaiz Bank',
  '082': 'Keystone Bank',
  '303': 'Lotus Bank',
  '107': 'Optimus Bank',
  '104': 'Parallex Bank',
  '076': 'Polaris Bank',
  '105': 'PremiumTrust Bank',
  '101': 'Providus Bank',
  '106': 'Signature Bank',
  '221': 'Stanbic IBTC Bank',
  '068': 'Standard Chartered Bank',
  '232': 'Sterling Bank',
  '100': 'SunTrust Bank',
  '302': 'TAJBank',
  '102': 'Titan Trust Bank',
  '032': 'Union Bank of Nigeria',
  '033': 'United Bank for Africa',
  '215': 'Unity Bank',
  '035': 'Wema Bank',
  '057': 'Zenith Bank',
} as const satisfies Readonly<Record<string, string>>;
export type BankCode = keyof typeof banks;
export const bankCodes = Object.keys(banks).sort() as [BankCode, ...BankCode[]];

const weights = [3, 7, 3, 3, 7, 3, 3, 7, 3, 3, 7, 3];

/** NUBAN: the tenth digit checks the bank and the nine before it, so that a slip of the finger pays nobody. */
export function isAccountOf(bankCode: string, accountNumber: string): boolean {
  if (!/^\d{3}$/.test(bankCode) || !/^\d{10}$/.test(accountNumber)) return false;
  const sum = [...(bankCode + accountNumber.slice(0, 9))].reduce(
    (total, digit, place) => total + Number(digit) * (weights[place] ?? 0),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(accountNumber[9]);
}

/** Of a form that asks for an account among other things; with `isRightAccount` at its end. */
export const bankAccountFields = {
  bankCode: z.enum(bankCodes),
  accountNumber: z
    .string()
    .check(z.maxLength(40), typedDigits(), z.regex(/^\d{10}$/, 'An account number has ten digits')),
  /** As the bank has it. */
  accountName: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, 'Field is required'),
      z.maxLength(80),
      z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’&/()-]*$/u, 'Write the name as the bank has it'),
    ),
};

export const isRightAccount = z.refine<{ readonly bankCode: string; readonly accountNumber: string }>(
  ({ bankCode, accountNumber }) => isAccountOf(bankCode, accountNumber),
  { path: ['accountNumber'], error: 'This number is not an account of that bank. Look at it again' },
);

export const bankAccountSchema = z.object(bankAccountFields).check(isRightAccount);
export type BankAccount = z.output<typeof bankAccountSchema>;
