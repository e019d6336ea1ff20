import { printedMoment } from '../../../platform/clock/printed-dates.ts';

export interface SlipFacts {
  readonly serviceName: string;
  readonly portalOrigin: string;
  readonly serial: string;
  readonly receiptNumber: string;
  readonly billReference: string;
  readonly amountKobo: number;
  readonly channel: string;
  readonly paidAt: Date;
}

/** Characters of a line on the paper of a terminal. */
const width = 32;

/** The receipt as a terminal prints it: plain text, 32 characters a line. It bears our number, which anybody can check. */
export function receiptSlip(facts: SlipFacts): string {
  const { amountKobo, paidAt } = facts;
  const naira = Math.floor(amountKobo / 100).toLocaleString('en-NG');
  const amount = `NGN ${naira}.${String(amountKobo % 100).padStart(2, '0')}`;
  return [
    ...broken(facts.serviceName.toUpperCase()),
    'RECEIPT',
    '-'.repeat(width),
    ...pair('No.', facts.receiptNumber),
    ...pair('Bill', facts.billReference),
    ...pair('Paid', printedMoment(paidAt, 'en')),
    ...pair('By', facts.channel),
    ...pair('Terminal', facts.serial),
    '-'.repeat(width),
    ...pair('AMOUNT', amount),
    '-'.repeat(width),
    'Check this receipt at',
    ...broken(`${facts.portalOrigin}/receipt-verification`),
    'Nobody may ask you for cash.',
    '',
  ].join('\n');
}

function pair(name: string, value: string): readonly string[] {
  const gap = width - name.length - value.length;
  return gap > 0 ? [name + ' '.repeat(gap) + value] : [name, ...broken(value)];
}

function broken(text: string): readonly string[] {
  const lines: string[] = [];
  let left = text.trim();
  while (left.length > width) {
    const space = left.lastIndexOf(' ', width);
    const end = space > 0 ? space : width;
    lines.push(left.slice(0, end).trim());
    left = left.slice(end).trim();
  }
  return left === '' ? lines : [...lines, left];
}
