import { type AttemptClaims, type AttemptState, attemptWords } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Money, Notice, Reference, Sheet, SummaryList } from '@portal/ui';
import { paperDateTime } from '../../paper-date-time.ts';
import type { StatementToday } from './load-verification.ts';
import { useVerificationTexts } from './messages/verification-texts.ts';

export interface StatedAttemptProps {
  /** What this device proved; absent when it cannot prove signatures. */
  readonly stated: AttemptClaims | undefined;
  /** What the register says today; absent while it cannot be reached. */
  readonly today: StatementToday | undefined;
}

/** A statement about an attempt to pay: what it said on its day, and how the attempt stands now. */
export function StatedAttempt({ stated, today }: StatedAttemptProps) {
  const texts = useVerificationTexts();
  const language = useLanguage();
  const localized = useLocalized();
  const wordOf = (status: string) => localized(attemptWords[status as AttemptState] ?? { en: status, ha: status });
  const facts = stated
    ? {
        ...{ billReference: stated.b, amountKobo: stated.a, paidThrough: stated.r, status: stated.s },
        ...{ startedAt: stated.t * 1000, statedAt: stated.d * 1000 },
      }
    : today && { ...today, status: today.statedStatus };
  if (!facts) return null;
  return (
    <Sheet as="article" aria-labelledby="stated-title">
      <h2 id="stated-title" className="ui-heading">
        {texts.statement}
      </h2>
      {today && today.statusNow !== facts.status && (
        <Notice kind="info" title={texts.standsNow(wordOf(today.statusNow))} />
      )}
      <SummaryList
        items={[
          { term: texts.statedAmount, detail: <Money amountKobo={facts.amountKobo} size="large" /> },
          { term: texts.statedStatus, detail: <strong>{wordOf(facts.status)}</strong> },
          { term: texts.statedAt, detail: paperDateTime(facts.statedAt, language) },
          { term: texts.begunAt, detail: paperDateTime(facts.startedAt, language) },
          { term: texts.paidWith, detail: facts.paidThrough },
          { term: texts.billReference, detail: <Reference value={facts.billReference} /> },
        ]}
      />
    </Sheet>
  );
}
