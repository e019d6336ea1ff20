import { useApiClient } from '@portal/api-client';
import {
  decideShareStatement,
  lagosDay,
  type listShareMonths,
  type ResponseOf,
  shareStateWords,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useSearchParams } from '@portal/platform/router';
import { Button, formatDate } from '@portal/ui';
import { ReasonDialog } from '@portal/workspace/forms';
import { signedNaira } from '@portal/workspace/shares';
import { useState } from 'react';
import { CloseMonthDialog } from './close-month-dialog.tsx';
import { ReadPart } from './read-part.tsx';
import { useShareMonths, useSharesChanged } from './shares.queries.ts';
import { texts } from './texts.ts';

type Month = ResponseOf<typeof listShareMonths>[number];
type What = 'close' | 'approved' | 'refused';

/** First day of the month so many after that of `first`. */
function monthFrom(first: string, months: number): string {
  const day = new Date(`${first}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 10);
}

/** A month of everybody, the last one that ended unless the address names another: `?month=2026-10-01`. */
export function ShareMonths() {
  const localized = useLocalized();
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState<{ readonly what: What; readonly row: Month }>();
  const thisMonth = `${lagosDay(new Date()).slice(0, 8)}01`;
  const given = params.get('month') ?? '';
  const month = /^\d{4}-(?:0[1-9]|1[0-2])-01$/.test(given) && given <= thisMonth ? given : monthFrom(thisMonth, -1);
  const query = useShareMonths(month);
  const go = (months: number) => setParams({ month: monthFrom(month, months) });
  const close = () => setAsked(undefined);
  return (
    <>
      <p className="ws-record-actions">
        <Button size="sm" variant="secondary" aria-label={localized(texts.before)} onClick={() => go(-1)}>
          ‹
        </Button>
        <strong>{formatDate(month)}</strong>
        {month < thisMonth && (
          <Button size="sm" variant="secondary" aria-label={localized(texts.after)} onClick={() => go(1)}>
            ›
          </Button>
        )}
      </p>
      <ReadPart query={query} name={localized(texts.months)}>
        {(rows) => (
          <>
            {rows.length === 0 && <p className="ws-record-quiet">{localized(texts.noMonths)}</p>}
            <ul className="ws-record-list">
              {rows.map((row) => (
                <Row
                  key={`${row.subject} ${row.id}`}
                  row={row}
                  isOver={month < thisMonth}
                  onAct={(what) => setAsked({ what, row })}
                />
              ))}
            </ul>
          </>
        )}
      </ReadPart>
      {asked?.what === 'close' && <CloseMonthDialog row={asked.row} onClose={close} />}
      {asked && asked.what !== 'close' && <DecideDialog row={asked.row} verdict={asked.what} onClose={close} />}
    </>
  );
}

interface RowProps {
  readonly row: Month;
  readonly isOver: boolean;
  readonly onAct: (what: What) => void;
}

function Row({ row, isOver, onAct }: RowProps) {
  const localized = useLocalized();
  const { state, mayDecide, subjectName } = row;
  const decisions: readonly What[] = mayDecide ? ['approved', 'refused'] : ['refused'];
  const acts = state === 'running' ? (isOver ? (['close'] as const) : []) : state === 'proposed' ? decisions : [];
  return (
    <li>
      <span>
        <strong>
          {subjectName} · {signedNaira(row.netKobo)}
        </strong>
        <small>
          {localized(shareStateWords[state])} · {localized(texts.lines)}: {row.lines}
        </small>
        <small>
          {localized(texts.earned)}: {signedNaira(row.earnedKobo)} · {localized(texts.takenBack)}:{' '}
          {signedNaira(row.takenBackKobo)} · {localized(texts.withheld)}: {signedNaira(row.withheldKobo)}
        </small>
      </span>
      <span className="ws-record-actions">
        {acts.map((what) => {
          const action = localized(what === 'close' ? texts.close : texts.verdicts[what]);
          return (
            <Button
              key={what}
              size="sm"
              variant={what === 'refused' ? 'secondary' : 'primary'}
              aria-label={`${action}: ${subjectName}`}
              onClick={() => onAct(what)}
            >
              {action}
            </Button>
          );
        })}
      </span>
    </li>
  );
}

interface DecideDialogProps {
  readonly row: Month;
  readonly verdict: 'approved' | 'refused';
  readonly onClose: () => void;
}

function DecideDialog({ row: { id, subjectName }, verdict, onClose }: DecideDialogProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const action = localized(texts.verdicts[verdict]);
  return (
    <ReasonDialog
      title={`${action}: ${subjectName}`}
      action={action}
      onClose={onClose}
      confirm={(reason) => api(decideShareStatement, { params: { id: id ?? '' }, body: { verdict, reason } })}
      done={localized(texts.done)}
      onDone={useSharesChanged()}
    />
  );
}
