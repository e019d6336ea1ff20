import { formatNaira, homeStateId, type PayeLine, type PayeSchedule, payeLinesAtOnce } from '@portal/contracts';
import { Button, Sheet } from '@portal/ui';
import { SelectField } from '@portal/ui/forms';
import { useState } from 'react';
import { CorrectEmployee } from './correct-employee.tsx';
import { FindEmployee } from './find-employee.tsx';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import { PageOfRows } from './page-of-rows.tsx';
import { usePayeLines } from './paye.queries.ts';

/** Each employee's tax by the law beside what was deducted, the widest difference first; more are read as they are asked for. */
export function ScheduleLines({ schedule }: { readonly schedule: PayeSchedule }) {
  const { id, employees, lines, branches } = schedule;
  const messages = usePayeMessages();
  const [find, setFind] = useState('');
  const [more, setMore] = useState(0);
  /** Its id; `none`: rows without one; empty: all. */
  const [branch, setBranch] = useState('');
  const [corrected, setCorrected] = useState<PayeLine>();
  const onCorrect = schedule.state === 'draft' ? setCorrected : undefined;
  const amounts = [messages.gross, messages.deducted, messages.law, messages.difference, messages.due];
  const isWhole = find === '' && branch === '';
  // Of all rows the first are here already.
  const size = branch === '' ? lines.length : payeLinesAtOnce;
  const pages = Array.from({ length: more + 1 }, (_, page) => page * size).slice(isWhole ? 1 : 0);
  const count = branches.find(({ branchId }) => (branchId ?? 'none') === branch)?.employees ?? employees;
  const shown = Math.min(count, (more + 1) * size);
  return (
    <Sheet padding="md" className="schedule-stack">
      {branches.length > 1 && (
        <SelectField
          label={messages.columns.branch}
          value={branch}
          data={[
            { value: '', label: messages.allBranches },
            ...branches.map(({ branchId, name }) => ({
              value: branchId ?? 'none',
              label: branchId === null ? messages.noBranch : name,
            })),
          ]}
          onChange={({ currentTarget }) => {
            setBranch(currentTarget.value);
            setMore(0);
          }}
        />
      )}
      {employees > lines.length && (
        <FindEmployee
          onFind={(typed) => {
            setFind(typed);
            setMore(0);
          }}
        />
      )}
      <table className="schedule-lines">
        <thead>
          <tr>
            <th scope="col">{messages.columns.name}</th>
            {amounts.map((label) => (
              <th scope="col" key={label}>
                {label}
              </th>
            ))}
            {onCorrect && <th scope="col">{messages.correct}</th>}
          </tr>
        </thead>
        {isWhole && (
          <tbody>
            {lines.map((line) => (
              <Line key={line.staffNumber} line={line} onCorrect={onCorrect} />
            ))}
          </tbody>
        )}
        {pages.map((from) => (
          <MoreLines
            key={`${branch} ${from} ${find}`}
            scheduleId={id}
            onCorrect={onCorrect}
            {...(from > 0 && { from })}
            {...(find !== '' && { find })}
            {...(branch !== '' && { branch })}
          />
        ))}
      </table>
      {corrected && <CorrectEmployee schedule={schedule} line={corrected} onClose={() => setCorrected(undefined)} />}
      {find === '' && (
        <>
          <p className="schedule-quiet">{messages.shownOf(shown, count)}</p>
          {shown < count && (
            <Button variant="secondary" onClick={() => setMore(more + 1)}>
              {messages.more}
            </Button>
          )}
        </>
      )}
    </Sheet>
  );
}

/** Absent where nothing can be corrected any more. */
type OnCorrect = ((line: PayeLine) => void) | undefined;

interface MoreLinesProps {
  readonly onCorrect: OnCorrect;
  readonly scheduleId: string;
  readonly from?: number;
  readonly find?: string;
  readonly branch?: string;
}

function MoreLines({ scheduleId, onCorrect, ...wanted }: MoreLinesProps) {
  const page = usePayeLines(scheduleId, wanted);
  return (
    <PageOfRows page={page} columns={onCorrect ? 7 : 6}>
      {page.data?.lines.map((line) => (
        <Line key={line.staffNumber} line={line} onCorrect={onCorrect} />
      ))}
    </PageOfRows>
  );
}

/** What lowers the tax of an employee; rent is of the year. */
const reliefs = [
  'pensionKobo',
  'housingFundKobo',
  'healthInsuranceKobo',
  'lifeInsuranceKobo',
  'homeLoanInterestKobo',
  'yearlyRentKobo',
] as const satisfies readonly (keyof PayeLine)[];

function Line({ line, onCorrect }: { readonly line: PayeLine; readonly onCorrect: OnCorrect }) {
  const { staffNumber, name, stateId, branch, grossKobo, deductedKobo, lawKobo, dueKobo } = line;
  const messages = usePayeMessages();
  const lowering = reliefs.filter((relief) => line[relief] > 0);
  const amounts = [
    [messages.gross, grossKobo],
    [messages.deducted, deductedKobo],
    [messages.law, lawKobo],
    [messages.difference, deductedKobo - lawKobo],
    [messages.due, dueKobo],
  ] as const;
  return (
    <tr>
      <th scope="row">
        {name} <span className="schedule-quiet">{staffNumber}</span>
        {branch !== '' && <span className="schedule-quiet">, {branch}</span>}
        {stateId !== homeStateId && <span className="schedule-quiet">, {messages.elsewhere}</span>}
        {lowering.length > 0 && (
          <details className="schedule-quiet">
            <summary>{messages.reliefs(lowering.length)}</summary>
            {lowering.map((relief) => `${messages.columns[relief]} ${formatNaira(line[relief])}`).join('; ')}
          </details>
        )}
      </th>
      {amounts.map(([label, amountKobo]) => (
        <td key={label} data-header={label}>
          {formatNaira(amountKobo)}
        </td>
      ))}
      {onCorrect && (
        <td data-header={messages.correct}>
          <Button size="sm" variant="quiet" aria-label={messages.correctOf(name)} onClick={() => onCorrect(line)}>
            {messages.correct}
          </Button>
        </td>
      )}
    </tr>
  );
}
