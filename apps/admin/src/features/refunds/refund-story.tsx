import { type RefundDetail, workKinds } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDateTime, Money } from '@portal/ui';
import { RecordSection } from '@portal/workspace/records';
import { texts } from './texts.ts';

interface Part {
  readonly refund: RefundDetail;
}

/** Who did what when, with their reasons. */
export function RefundSteps({ refund: { steps } }: Part) {
  const localized = useLocalized();
  const language = useLanguage();
  const words: Readonly<Record<string, { readonly name: { readonly en: string; readonly ha: string } }>> =
    workKinds.refund.moves;
  return (
    <RecordSection title={localized(texts.steps)}>
      <ul className="ws-record-list">
        {steps.map(({ move, at, by, reason, document }) => (
          <li key={`${move} ${at}`}>
            <span>
              <strong>{localized(words[move]?.name ?? workKinds.refund.states.requested.name)}</strong>
              <small>{[by?.name, formatDateTime(at, language), reason, document].filter(Boolean).join(' · ')}</small>
            </span>
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}

/** Each time it was sent, under which reference, and what came back. */
export function RefundSends({ refund: { sends } }: Part) {
  const localized = useLocalized();
  const language = useLanguage();
  return (
    <RecordSection title={localized(texts.sends)}>
      <ul className="ws-record-list">
        {sends.map(({ at, method, reference, outcome, answer }) => (
          <li key={reference}>
            <span>
              <strong>{reference}</strong>
              <small>
                {[localized(texts.ways[method]), formatDateTime(at, language), outcome, answer]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}

/** What moved, by account: debits plain, credits below zero. */
export function RefundBooks({ refund: { books } }: Part) {
  const localized = useLocalized();
  const language = useLanguage();
  return (
    <RecordSection title={localized(texts.books)}>
      <ul className="ws-record-list">
        {books.map(({ at, kind, account, amountKobo }) => (
          <li key={`${kind} ${account}`}>
            <span>
              {account}
              <small>{formatDateTime(at, language)}</small>
            </span>
            <Money amountKobo={amountKobo} />
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}
