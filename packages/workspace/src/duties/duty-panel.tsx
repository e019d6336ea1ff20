import { activeRole, useSession } from '@portal/auth';
import { dutyStandings, dutyWords, excuseObligation, expectedBases, kobo, payerSizes } from '@portal/contracts';
import { lazyPart, useLanguage, useLocalized } from '@portal/platform';
import { Button, formatDate, Money } from '@portal/ui';
import { Suspense, useState } from 'react';
import { counted } from '../lists/format.ts';
import type { RowRecordProps } from '../lists/list-screen-definition.ts';
import { Facts } from '../lists/panel/facts.tsx';
import type { DutyRow } from './duty-row.ts';
import { words } from './words.ts';

const ExcuseDialog = lazyPart(async () => (await import('./excuse-dialog.tsx')).ExcuseDialog);

/** One duty as the list has it, and the excuse from it. */
export function DutyPanel({ row }: RowRecordProps<DutyRow>) {
  const localized = useLocalized();
  const language = useLanguage();
  const role = activeRole(useSession().session);
  const [asking, setAsking] = useState<'excuse' | 'undo'>();
  const mayExcuse = role !== undefined && excuseObligation.access.some((one) => one === role);
  const can = row.status === 'excused' ? 'undo' : ['missing', 'awaited'].includes(row.status) ? 'excuse' : undefined;
  const word = (list: Readonly<Record<string, { readonly en: string; readonly ha: string }>>, key: string | null) =>
    key !== null && list[key] ? localized(list[key]) : null;
  return (
    <div className="ws-paye">
      <h2>
        {row.taxpayer}, {word(dutyWords, row.duty)}, {row.period}
      </h2>
      <Facts
        facts={[
          [localized(words.taxpayer), row.tpui],
          [localized(words.status), word(dutyStandings, row.status)],
          [localized(words.dueOn), formatDate(row.dueOn, language)],
          [localized(words.filedOn), row.filedOn && formatDate(row.filedOn, language)],
          [localized(words.daysLate), row.daysLate > 0 ? counted(row.daysLate) : null],
          [
            localized(words.expected),
            row.expectedKobo === null ? null : <Money key="expected" amountKobo={kobo(row.expectedKobo)} />,
          ],
          [localized(words.basis), word(expectedBases, row.basis)],
          [
            localized(words.billed),
            row.billedKobo > 0 ? <Money key="billed" amountKobo={kobo(row.billedKobo)} /> : null,
          ],
          [
            localized(words.paidInTime),
            row.billedKobo > 0 ? <Money key="paid" amountKobo={kobo(row.paidInTimeKobo)} /> : null,
          ],
          [localized(words.office), row.taxOffice],
          [localized(words.sector), row.sector],
          [localized(words.size), word(payerSizes, row.size)],
        ]}
      />
      {mayExcuse && can && (
        <p className="ui-screen-only">
          <Button size="sm" variant="secondary" onClick={() => setAsking(can)}>
            {localized(words[can])}
          </Button>
        </p>
      )}
      {asking && (
        <Suspense>
          <ExcuseDialog row={row} move={asking} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
