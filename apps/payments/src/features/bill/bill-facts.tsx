import type { Bill } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { formatLongDate, Reference, type SummaryItem, SummaryList } from '@portal/ui';
import type { ReactNode } from 'react';
import { paymentsTexts } from '../../messages/catalogue.ts';

export interface BillFactsProps {
  readonly bill: Bill;
  /** Shown first. */
  readonly leading?: readonly SummaryItem[];
  /** Day of issue, or of payment on a receipt. */
  readonly issuedOn: string;
}

/** Everything a desk officer asks for. */
export function BillFacts({ bill, leading = [], issuedOn }: BillFactsProps) {
  const texts = paymentsTexts.useMessages();
  const language = useLanguage();
  const facts: readonly (readonly [string, ReactNode])[] = [
    [texts.issuanceDate, formatLongDate(issuedOn, language)],
    [
      texts.expiryDate,
      <>
        {formatLongDate(bill.expiresOn, language)}
        {bill.payStatusId !== 1 && bill.status !== 'void' && (
          <span className="bill-hint bill-muted">{texts.expiryOfReceipt}</span>
        )}
      </>,
    ],
    [texts.mda, bill.mda],
    [texts.taxOffice, bill.taxOffice],
    [texts.tpui, bill.tpui],
    [texts.preparedBy, bill.preparedBy],
    [texts.paymentBegunBy, bill.paymentBegunBy],
  ];
  return (
    <SummaryList
      items={[
        ...leading,
        { term: texts.billReference, detail: <Reference value={bill.billReference} /> },
        ...facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : [])),
      ]}
    />
  );
}
