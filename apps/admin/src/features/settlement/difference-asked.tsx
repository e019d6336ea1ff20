import { messageFrom } from '@portal/api-client';
import { nairaDigits, type SettlementDifference } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button, formatDateTime, showToast } from '@portal/ui';
import { RecordSection } from '@portal/workspace/records';
import { differenceTexts as texts } from './difference-texts.ts';
import { useDifferenceActs } from './settlement.queries.ts';

/** What the provider was asked about it and what it answered; and the same question once more. */
export function DifferenceAsked({ found }: { readonly found: SettlementDifference }) {
  const localized = useLocalized();
  const language = useLanguage();
  const { ask, readAgain } = useDifferenceActs(found);
  const asking = useMutation({
    mutationFn: ask,
    onSuccess({ outcome }) {
      showToast({ kind: outcome === 'answered' ? 'success' : 'info', message: localized(texts.outcomes[outcome]) });
      readAgain();
    },
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, localized(texts.askFailed)) }),
  });
  return (
    <RecordSection
      title={localized(texts.asked)}
      actions={
        found.may.ask && (
          <Button size="sm" variant="secondary" pending={asking.isPending} onClick={() => asking.mutate()}>
            {localized(texts.ask)}
          </Button>
        )
      }
    >
      {found.asked.length === 0 && <p className="ws-record-quiet">{localized(texts.neverAsked)}</p>}
      <ul className="ws-record-list">
        {found.asked.map(({ at, reference, code, outcome, amountKobo }) => (
          <li key={`${at} ${reference}`}>
            <span>
              {[code, outcome].filter(Boolean).join(' ')}
              <small>
                {formatDateTime(at, language)} · {reference}
              </small>
            </span>
            <span>{amountKobo === null ? '–' : nairaDigits(amountKobo)}</span>
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}
