import { monthName } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Money, Notice, Sheet, SummaryList } from '@portal/ui';
import { paperDateTime } from '../../paper-date-time.ts';
import type { AcknowledgementToday } from './load-verification.ts';
import { useVerificationTexts } from './messages/verification-texts.ts';

/** What was filed of a month, and whether it was amended since. */
export function PayeAcknowledgement({ today }: { readonly today: AcknowledgementToday }) {
  const texts = useVerificationTexts();
  const language = useLanguage();
  const { month, version, tax } = today;
  const own =
    tax === 'paye'
      ? { title: texts.payeFiled, who: texts.payeEmployer, rows: texts.payeFiledEmployees, gross: texts.payeFiledGross }
      : {
          title: texts.withheldFiled,
          who: texts.withheldPayer,
          rows: texts.withheldPayments,
          gross: texts.withheldGross,
        };
  return (
    <Sheet as="article" aria-labelledby="acknowledgement-title">
      <h2 id="acknowledgement-title" className="ui-heading">
        {own.title}
      </h2>
      {!today.isNewest && <Notice kind="warning" title={texts.payeFiledAmended} />}
      <SummaryList
        items={[
          { term: texts.payeFiledDue, detail: <Money amountKobo={today.dueKobo} size="large" /> },
          { term: own.who, detail: <strong>{today.employer}</strong> },
          {
            term: texts.payeFiledMonth,
            detail: `${monthName(Number(month.slice('YYYY-'.length)), language)} ${month.slice(0, 'YYYY'.length)}`,
          },
          ...(version > 1 ? [{ term: texts.payeFiledVersion, detail: String(version - 1) }] : []),
          { term: own.rows, detail: String(today.employees) },
          { term: own.gross, detail: <Money amountKobo={today.grossKobo} /> },
          { term: texts.payeFiledAt, detail: paperDateTime(today.filedAt, language) },
          { term: texts.statedAt, detail: paperDateTime(today.statedAt, language) },
        ]}
      />
    </Sheet>
  );
}
