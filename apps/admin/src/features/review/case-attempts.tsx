import { groupReference, nairaDigits, type ReviewCaseDetail } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDateTime } from '@portal/ui';
import { RecordSection } from '@portal/workspace/records';
import { AskNow } from './ask-now.tsx';
import { texts } from './texts.ts';

/** Of money that was given back nobody asks any more. */
const overStates: readonly string[] = ['REFUND_PENDING', 'REFUNDED', 'REVERSED'];
const providers: Readonly<Record<string, string>> = { remita: 'Remita', interswitch: 'Interswitch' };

/** Every attempt at the bill with its provider's last answer; then what the provider told by itself, and what was claimed. */
export function CaseAttempts({ found }: { readonly found: ReviewCaseDetail }) {
  const localized = useLocalized();
  const language = useLanguage();
  const { attempts, told, claims, heldKobo } = found;
  const state = attempts.find(({ isOfCase }) => isOfCase)?.state ?? found.attemptState;
  const canAsk = !overStates.includes(state);
  return (
    <RecordSection
      title={localized(texts.attempts)}
      actions={canAsk && <AskNow found={found} provider={providers[found.provider] ?? found.provider} />}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className="review-scroll" tabIndex={0} aria-label={localized(texts.answer)}>
        <table className="review-table">
          <thead>
            <tr>
              <th scope="col">{localized(texts.started)}</th>
              <th scope="col">{localized(texts.reference)}</th>
              <th scope="col">{localized(texts.answer)}</th>
              <th scope="col">{localized(texts.amount)}</th>
              <th scope="col">{localized(texts.where)}</th>
            </tr>
          </thead>
          <tbody>
            {attempts.map(({ startedAt, provider, reference, isOfCase, code, outcome, paidKobo, receiptNumber }) => (
              <tr key={startedAt + reference} data-held={(isOfCase && heldKobo > 0) || undefined}>
                <th scope="row">{formatDateTime(startedAt, language)}</th>
                <td>
                  {providers[provider] ?? provider} {reference !== null && groupReference(reference)}
                </td>
                <td>{code === null ? localized(texts.noAnswer) : `${code} ${outcome ?? ''}`}</td>
                <td>{paidKobo === null ? '–' : nairaDigits(paidKobo)}</td>
                <td>
                  {paidKobo === null
                    ? localized(texts.nothingTaken)
                    : isOfCase && heldKobo > 0
                      ? localized(texts.isHeld)
                      : (receiptNumber ?? localized(texts.isDecided))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {told.length > 0 && (
        <>
          <h3>{localized(texts.told)}</h3>
          <ul className="review-told">
            {told.map(({ at, outcome, isSigned }) => (
              <li key={at}>
                {formatDateTime(at, language)} {outcome}
                {isSigned !== null && ` · ${localized(isSigned ? texts.signed : texts.unsigned)}`}
              </li>
            ))}
          </ul>
        </>
      )}
      {claims.length > 0 && (
        <>
          <h3>{localized(texts.claims)}</h3>
          <ul className="review-told">
            {claims.map(({ by, date, reference, at }) => (
              <li key={`${by} ${at} ${date}`}>{[by, date, reference].filter(Boolean).join(' · ')}</li>
            ))}
          </ul>
        </>
      )}
    </RecordSection>
  );
}
