import { problemOf } from '@portal/api-client';
import { formatNaira, type MonthCredit, type MonthCreditMove, monthOfYear } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Button, formatDateTime, LoadFailure, Money, Skeleton } from '@portal/ui';
import { ReasonDialog } from '@portal/workspace/forms';
import { PageTurns } from '@portal/workspace/pages';
import { RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { useCreditActs, useMonthCredits } from './credit.queries.ts';
import { NotesOut } from './notes-out.tsx';
import { texts } from './texts.ts';

type Act = MonthCreditMove | 'notesBack';
const actText = (act: Act) => (act === 'notesBack' ? texts.notesBack : texts.moves[act]);

/** Months whose tax was lowered after they were paid, and what two persons decide about the rest. */
export function CreditedMonths() {
  const localized = useLocalized();
  const language = useLanguage();
  const { query, place } = useMonthCredits();
  const { move, takeBackNotes, readAgain } = useCreditActs();
  const [asked, setAsked] = useState<{ readonly credit: MonthCredit; readonly act: Act }>();
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
          <Month key={credit.id} credit={credit} onAsk={(act) => setAsked({ credit, act })} />
        ))}
      </ul>
      {query.data && <PageTurns place={place} page={query.data} />}
      {asked && (
        <ReasonDialog
          title={`${localized(actText(asked.act))}: ${asked.credit.payer}`}
          action={localized(actText(asked.act))}
          variant={asked.act === 'refuse' || asked.act === 'withdraw' ? 'danger' : 'primary'}
          done={localized(texts.done)}
          onDone={readAgain}
          onClose={() => setAsked(undefined)}
          confirm={(reason) =>
            asked.act === 'notesBack'
              ? takeBackNotes(asked.credit.id, { reason })
              : move(asked.credit.id, {
                  caseVersion: asked.credit.caseVersion,
                  move: asked.act,
                  reason,
                })
          }
        >
          <p>
            {asked.credit.payer}: {localized(texts.taxes[asked.credit.tax])},{' '}
            {monthOfYear(asked.credit.month, language)}, {formatNaira(asked.credit.amountKobo)}
          </p>
          {asked.act === 'refuse' && <p>{localized(texts.refusedText)}</p>}
          {asked.act === 'notesBack' && <p>{localized(texts.notesBackText)}</p>}
        </ReasonDialog>
      )}
    </RecordSection>
  );
}

interface MonthProps {
  readonly credit: MonthCredit;
  readonly onAsk: (act: Act) => void;
}

function Month({ credit, onAsk }: MonthProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const { payer, tax, month, tpui, state, amountKobo, dueKobo, filedAt, notesOut, moves } = credit;
  const acts: readonly Act[] = notesOut ? ['notesBack', ...moves] : moves;
  const said = [
    [credit.proposedBy, credit.reason],
    [credit.decidedBy, credit.decisionReason],
  ].filter(([who]) => who);
  return (
    <li>
      <span>
        <strong>
          {payer}: <Money amountKobo={amountKobo} />
        </strong>
        <small>
          {localized(texts.taxes[tax])}, {monthOfYear(month, language)} · {tpui} · {localized(texts.owes)}{' '}
          {formatNaira(dueKobo)} · {formatDateTime(filedAt, language)}
        </small>
        <small>
          <strong>{localized(texts.monthStates[state])}</strong>
          {said.map(([who, reason]) => ` · ${who}: ${reason}`)}
        </small>
        {notesOut && <NotesOut notes={notesOut} />}
      </span>
      <span className="ws-record-actions">
        {acts.map((act) => (
          <Button
            key={act}
            size="sm"
            variant={act === 'propose' || act === 'approve' ? 'primary' : 'secondary'}
            aria-label={`${localized(actText(act))}: ${payer}`}
            onClick={() => onAsk(act)}
          >
            {localized(actText(act))}
          </Button>
        ))}
      </span>
    </li>
  );
}
