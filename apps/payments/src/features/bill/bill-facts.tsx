import type { OpenBill } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { formatLongDate, Reference, type SummaryItem, SummaryList } from '@portal/ui';
import { paymentsTexts } from '../../messages/catalogue.ts';

export interface BillFactsProps {
  readonly openBill: OpenBill;
  /** Shown first, above the payer. */
  readonly leading?: readonly SummaryItem[];
  /** Day of issue, or of payment on a receipt. */
  readonly issuedOn: string;
}

/** Who the bill is for, and everything a desk officer asks for. */
export function BillFacts({ openBill: { bill, userData }, leading = [], issuedOn }: BillFactsProps) {
  const texts = paymentsTexts.useMessages();
  const language = useLanguage();
  const { firstName, lastName, email } = userData.user;
  const facts: readonly (readonly [string, string | null])[] = [
    [texts.address, userData.userRegistration.addressLine1],
    [texts.email, email],
    [texts.issuanceDate, formatLongDate(issuedOn, language)],
    [texts.expiryDate, formatLongDate(bill.expiresOn, language)],
    [texts.mda, bill.mda],
    [texts.taxOffice, bill.taxOffice],
    [texts.tpui, bill.tpui],
  ];
  return (
    <div>
      <SummaryList
        items={[
          ...leading,
          { term: texts.billReference, detail: <Reference value={bill.billReference} /> },
          { term: texts.billTo, detail: `${firstName} ${lastName}`.trim() },
          ...facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : [])),
        ]}
      />
      {userData.masked && <p className="bill-muted ui-screen-only">{texts.masked}</p>}
    </div>
  );
}
