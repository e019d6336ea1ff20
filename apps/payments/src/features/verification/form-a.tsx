import { useLanguage } from '@portal/platform';
import { Money, Notice, Sheet, SummaryList } from '@portal/ui';
import { paperDateTime } from '../../paper-date-time.ts';
import type { FormAToday } from './load-verification.ts';
import { useVerificationTexts } from './messages/verification-texts.ts';

/** What an employer filed of an employee, and whether that is still its newest word. */
export function FormA({ today }: { readonly today: FormAToday }) {
  const texts = useVerificationTexts();
  const language = useLanguage();
  return (
    <Sheet as="article" aria-labelledby="form-a-title">
      <h2 id="form-a-title" className="ui-heading">
        {texts.formA(today.year)}
      </h2>
      {!today.isNewest && <Notice kind="warning" title={texts.formAAmended} />}
      <SummaryList
        items={[
          { term: texts.payeTax(today.year), detail: <Money amountKobo={today.deductedKobo} size="large" /> },
          { term: texts.payeEmployee, detail: <strong>{today.employee}</strong> },
          { term: texts.payeEmployer, detail: today.employer },
          { term: texts.formAMonths, detail: String(today.months) },
          { term: texts.payeFiledGross, detail: <Money amountKobo={today.grossKobo} /> },
          { term: texts.formAYearLaw, detail: <Money amountKobo={today.yearLawKobo} /> },
          { term: texts.statedAt, detail: paperDateTime(today.statedAt, language) },
        ]}
      />
    </Sheet>
  );
}
