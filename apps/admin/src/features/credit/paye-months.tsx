import { problemOf } from '@portal/api-client';
import { formatNaira, type Language, monthName, type PayeCredit, type PayeCreditMove } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Button, formatDateTime, LoadFailure, Money, Skeleton } from '@portal/ui';
import { ReasonDialog } from '@portal/workspace/forms';
import { PageTurns } from '@portal/workspace/lists';
import { RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { useCreditActs, usePayeCredits } from './credit.queries.ts';
import { texts } from './texts.ts';

/** Months whose tax was lowered after they were paid, and what two persons decide about the rest. */
export function PayeMonths() {
  const localized = useLocalized();
  const language = useLanguage();
  const { query, place } = usePayeCredits();
  const { move, readAgain } = useCreditActs();
  const [asked, setAsked] = useState<{ readonly credit: PayeCredit; readonly move: PayeCreditMove }>();
  return (
    <RecordSection title={localized(texts.months)}>
      <p className="ws-record-quiet">{localized(texts.monthsText)}</p>
      {query.isPending && <Skeleton height={120} role="status" aria-label={localized(texts.months)} />}
      {query.isError && (
        <LoadFailure problem={problemOf(query.error)} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      )}
      {query.data?.totalRecords === 0 && <p className="ws-record-quiet">{localized(texts.noMonths)}</p>}
      <ul className="ws-record-list">
        {query.data?.data.map((credit) => (
          <Month key={credit.id} credit={credit} onAsk={(made) => setAsked({ credit, move: made })} />
        ))}
      </ul>
      {query.data && <PageTurns place={place} page={query.data} />}
      {asked && (
        <ReasonDialog
          title={`${localized(texts.moves[asked.move])}: ${asked.credit.employer}`}
          action={localized(texts.moves[asked.move])}
          variant={asked.move === 'propose' || asked.move === 'approve' ? 'primary' : 'danger'}
          done={localized(texts.done)}
          onDone={readAgain}
          onClose={() => setAsked(undefined)}
          confirm={(reason) => move(asked.credit.id, { move: asked.move, reason })}
        >
          <p>
            {asked.credit.employer}: {monthWords(asked.credit.month, language)}, {formatNaira(asked.credit.amountKobo)}
          </p>
          {asked.move === 'refuse' && <p>{localized(texts.refusedText)}</p>}
        </ReasonDialog>
      )}
    </RecordSection>
  );
}

interface MonthProps {
  readonly credit: PayeCredit;
  readonly onAsk: (move: PayeCreditMove) => void;
}

function Month({ credit, onAsk }: MonthProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const { employer, month, tpui, state, amountKobo, dueKobo, filedAt, moves } = credit;
  const said = [
    [credit.proposedBy, credit.reason],
    [credit.decidedBy, credit.decisionReason],
  ].filter(([who]) => who);
  return (
    <li>
      <span>
        <strong>
          {employer}: <Money amountKobo={amountKobo} />
        </strong>
        <small>
          {monthWords(month, language)} · {tpui} · {localized(texts.owes)} {formatNaira(dueKobo)} ·{' '}
          {formatDateTime(filedAt, language)}
        </small>
        <small>
          <strong>{localized(texts.monthStates[state])}</strong>
          {said.map(([who, reason]) => ` · ${who}: ${reason}`)}
        </small>
      </span>
      <span className="ws-record-actions">
        {moves.map((move) => (
          <Button
            key={move}
            size="sm"
            variant={move === 'propose' || move === 'approve' ? 'primary' : 'secondary'}
            aria-label={`${localized(texts.moves[move])}: ${employer}`}
            onClick={() => onAsk(move)}
          >
            {localized(texts.moves[move])}
          </Button>
        ))}
      </span>
    </li>
  );
}

function monthWords(month: string, language: Language): string {
  return `${monthName(Number(month.slice('2026-'.length)), language)} ${month.slice(0, '2026'.length)}`;
}
