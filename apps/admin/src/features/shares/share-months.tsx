import { useApiClient } from '@portal/api-client';
import { decideShareStatement, lagosDay, monthOfYear } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useSearchParams } from '@portal/platform/router';
import { Button } from '@portal/ui';
import { ReasonDialog } from '@portal/workspace/forms';
import { RecordSection } from '@portal/workspace/records';
import { signedNaira } from '@portal/workspace/shares';
import { useState } from 'react';
import { CloseMonthDialog } from './close-month-dialog.tsx';
import { monthFrom } from './month-from.ts';
import { ReadPart } from './read-part.tsx';
import { type EverybodysMonth, type MonthAct, ShareMonthRow } from './share-month-row.tsx';
import { useShareMonths, useSharesChanged } from './shares.queries.ts';
import { texts } from './texts.ts';

/** A month of everybody, the last one that ended unless the address names another: `?month=2026-10-01`. */
export function ShareMonths() {
  const localized = useLocalized();
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState<{ readonly what: MonthAct; readonly row: EverybodysMonth }>();
  const thisMonth = `${lagosDay(new Date()).slice(0, 8)}01`;
  const given = params.get('month') ?? '';
  const month = /^\d{4}-(?:0[1-9]|1[0-2])-01$/.test(given) && given <= thisMonth ? given : monthFrom(thisMonth, -1);
  const query = useShareMonths(month);
  const go = (months: number) => setParams({ month: monthFrom(month, months) });
  const close = () => setAsked(undefined);
  return (
    <>
      <RecordSection
        title={monthOfYear(month, language)}
        actions={
          <>
            <Button size="sm" variant="secondary" aria-label={localized(texts.before)} onClick={() => go(-1)}>
              ‹
            </Button>
            {month < thisMonth && (
              <Button size="sm" variant="secondary" aria-label={localized(texts.after)} onClick={() => go(1)}>
                ›
              </Button>
            )}
          </>
        }
      >
        <ReadPart query={query} name={localized(texts.months)}>
          {(rows) => (
            <>
              {rows.length === 0 && <p className="ws-record-quiet">{localized(texts.noMonths)}</p>}
              <ul className="ws-record-list">
                {rows.map((row) => (
                  <ShareMonthRow
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
      </RecordSection>
      {asked?.what === 'close' && <CloseMonthDialog row={asked.row} onClose={close} />}
      {asked && asked.what !== 'close' && <DecideDialog row={asked.row} verdict={asked.what} onClose={close} />}
    </>
  );
}

interface DecideDialogProps {
  readonly row: EverybodysMonth;
  readonly verdict: 'approved' | 'refused';
  readonly onClose: () => void;
}

function DecideDialog({ row: { id, subjectName, netKobo, lines }, verdict, onClose }: DecideDialogProps) {
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
    >
      <p>
        {signedNaira(netKobo)} · {localized(texts.lines)}: {lines}
      </p>
    </ReasonDialog>
  );
}
