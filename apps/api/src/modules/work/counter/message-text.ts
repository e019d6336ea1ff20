import { formatNaira, type Language } from '@portal/contracts';
import { pageAddress } from '../../../platform/mail/page-address.ts';
import type { BillRecord } from '../../money/billing/index.ts';

const en = {
  invoice: (amount: string, reference: string) => `Invoice ${reference}: ${amount}. Pay or read it at`,
  receipt: (amount: string, receipt: string) => `Receipt ${receipt}: ${amount} paid. Read it at`,
  demonstration: 'DEMONSTRATION.',
};
// native reviewer: ours.
const ha: typeof en = {
  invoice: (amount, reference) => `Bil ${reference}: ${amount}. Biya ko karanta shi a`,
  receipt: (amount, receipt) => `Rasit ${receipt}: an biya ${amount}. Karanta shi a`,
  demonstration: 'GWAJI.',
};
const texts: Readonly<Record<Language, typeof en>> = { en, ha };

/** No name and nothing that was typed: a number may have changed hands. */
export function messageText(
  bill: BillRecord,
  { portalOrigin, demonstration }: { readonly portalOrigin: string; readonly demonstration: boolean },
  language: Language,
): string {
  const words = texts[language];
  const amount = formatNaira(bill.totalKobo).replace('₦', 'NGN ');
  const sentence = bill.receipt
    ? words.receipt(amount, bill.receipt.receiptNumber)
    : words.invoice(amount, bill.reference);
  const address = pageAddress(
    portalOrigin,
    `/payment_summary_open?${new URLSearchParams({ billReference: bill.reference })}`,
    language,
  );
  return [...(demonstration ? [words.demonstration] : []), sentence, address].join(' ');
}
