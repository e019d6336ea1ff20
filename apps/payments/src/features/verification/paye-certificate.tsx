import { useLanguage } from '@portal/platform';
import { Money, Notice, Sheet, SummaryList } from '@portal/ui';
import { paperDateTime } from '../../paper-date-time.ts';
import type { CertificateToday } from './load-verification.ts';
import { useVerificationTexts } from './messages/verification-texts.ts';

/** What an employee's certificate says, and whether receipts still cover it. */
export function PayeCertificate({ today }: { readonly today: CertificateToday }) {
  const texts = useVerificationTexts();
  const language = useLanguage();
  return (
    <Sheet as="article" aria-labelledby="certificate-title">
      <h2 id="certificate-title" className="ui-heading">
        {texts.payeCertificate}
      </h2>
      {!today.isCovered && <Notice kind="warning" title={texts.payeNotCovered} />}
      <SummaryList
        items={[
          { term: texts.payeTax(today.year), detail: <Money amountKobo={today.taxKobo} size="large" /> },
          { term: texts.payeEmployee, detail: <strong>{today.employee}</strong> },
          { term: texts.payeEmployer, detail: today.employer },
          { term: texts.payeMonths, detail: String(today.months) },
          { term: texts.payeGross, detail: <Money amountKobo={today.grossKobo} /> },
          { term: texts.statedAt, detail: paperDateTime(today.statedAt, language) },
        ]}
      />
    </Sheet>
  );
}
