import { useLanguage } from '@portal/platform';
import { Money, Notice, Sheet, SummaryList } from '@portal/ui';
import { paperDateTime } from '../../paper-date-time.ts';
import type { ReturnToday } from './load-verification.ts';
import { useVerificationTexts } from './messages/verification-texts.ts';

/** What was filed with a return, and whether it was amended since. */
export function ReturnAcknowledgement({ today }: { readonly today: ReturnToday }) {
  const texts = useVerificationTexts();
  const language = useLanguage();
  const { kind, period, version, taxKobo, balanceKobo } = today;
  return (
    <Sheet as="article" aria-labelledby="acknowledgement-title">
      <h2 id="acknowledgement-title" className="ui-heading">
        {kind === 'consumption-tax' ? texts.returnFiledConsumption : texts.returnFiledIncome}
      </h2>
      {!today.isNewest && <Notice kind="warning" title={texts.returnFiledAmended} />}
      <SummaryList
        items={[
          { term: texts.returnFiledTax, detail: <Money amountKobo={taxKobo} size="large" /> },
          { term: texts.returnFiledBalance, detail: <Money amountKobo={balanceKobo} /> },
          { term: texts.returnFiledBy, detail: <strong>{today.taxpayer}</strong> },
          { term: texts.returnFiledPeriod, detail: period },
          ...(version > 1 ? [{ term: texts.payeFiledVersion, detail: String(version - 1) }] : []),
          { term: texts.payeFiledAt, detail: paperDateTime(today.filedAt, language) },
          { term: texts.statedAt, detail: paperDateTime(today.statedAt, language) },
        ]}
      />
    </Sheet>
  );
}
