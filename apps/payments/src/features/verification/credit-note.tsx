import { monthName } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Money, Notice, Sheet, SummaryList } from '@portal/ui';
import { paperDateTime } from '../../paper-date-time.ts';
import type { CreditNoteToday } from './load-verification.ts';
import { useVerificationTexts } from './messages/verification-texts.ts';

/** What a credit note says, and whether receipts still cover it. */
export function CreditNote({ today }: { readonly today: CreditNoteToday }) {
  const texts = useVerificationTexts();
  const language = useLanguage();
  const [year = '', number = ''] = today.month.split('-');
  return (
    <Sheet as="article" aria-labelledby="note-title">
      <h2 id="note-title" className="ui-heading">
        {texts.creditNote}
      </h2>
      {!today.isCovered && <Notice kind="warning" title={texts.noteNotCovered} />}
      <SummaryList
        items={[
          {
            term: texts.noteTax(`${monthName(Number(number), language)} ${year}`),
            detail: <Money amountKobo={today.taxKobo} size="large" />,
          },
          { term: texts.noteBeneficiary, detail: <strong>{today.beneficiary}</strong> },
          ...(today.taxId === '' ? [] : [{ term: texts.noteTaxId, detail: today.taxId }]),
          { term: texts.notePayer, detail: today.payer },
          { term: texts.noteGross, detail: <Money amountKobo={today.grossKobo} /> },
          { term: texts.statedAt, detail: paperDateTime(today.statedAt, language) },
        ]}
      />
    </Sheet>
  );
}
