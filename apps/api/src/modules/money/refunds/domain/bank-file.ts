import { type BankCode, banks } from '@portal/contracts';

interface Row {
  readonly kind: 'refund' | 'shares';
  readonly reference: string;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountName: string;
  readonly amountKobo: number;
}

const narrations = { refund: 'Refund', shares: 'Commission' } as const;

/** What the bank pays, as CSV: naira with two decimals, and no cell that a spreadsheet would compute. */
export function bankFile(list: string, rows: readonly Row[]): string {
  const lines = [
    ['Reference', 'Account name', 'Account number', 'Bank code', 'Bank', 'Amount (NGN)', 'Narration'],
    ...rows.map(({ kind, reference, accountName, accountNumber, bankCode, amountKobo }) => [
      reference,
      accountName,
      accountNumber,
      bankCode,
      Object.hasOwn(banks, bankCode) ? banks[bankCode as BankCode] : '',
      `${Math.trunc(amountKobo / 100)}.${String(amountKobo % 100).padStart(2, '0')}`,
      `${narrations[kind]} ${reference} ${list}`,
    ]),
  ];
  return `${lines.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
