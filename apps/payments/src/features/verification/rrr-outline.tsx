import { Money, Sheet, SummaryList } from '@portal/ui';
import type { RrrOutline } from './load-verification.ts';
import { useVerificationTexts } from './messages/verification-texts.ts';

export interface RrrOutlineSheetProps {
  readonly outline: RrrOutline;
}

/** Enough to compare with a slip, and nothing that leads to a person. */
export function RrrOutlineSheet({ outline: { amountKobo, mda, status } }: RrrOutlineSheetProps) {
  const texts = useVerificationTexts();
  const states: Readonly<Record<RrrOutline['status'], string>> = {
    unpaid: texts.statusUnpaid,
    'part-paid': texts.statusUnderReview,
    paid: texts.statusPaid,
    'under-review': texts.statusUnderReview,
    expired: texts.statusExpired,
    cancelled: texts.statusCancelled,
    void: texts.statusVoid,
  };
  return (
    <Sheet as="article" className="verified-sheet">
      <Money amountKobo={amountKobo} size="bill" />
      <SummaryList
        items={[
          { term: texts.rrrState, detail: <strong>{states[status]}</strong> },
          { term: texts.mda, detail: mda ?? '' },
        ]}
      />
    </Sheet>
  );
}
