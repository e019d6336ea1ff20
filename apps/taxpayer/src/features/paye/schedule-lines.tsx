import { formatNaira, homeStateId, type PayeLine, type PayeSchedule } from '@portal/contracts';
import { Button, Sheet } from '@portal/ui';
import { useState } from 'react';
import { FindEmployee } from './find-employee.tsx';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import { PageOfRows } from './page-of-rows.tsx';
import { usePayeLines } from './paye.queries.ts';

/** Each employee's tax by the law beside what was deducted, the widest difference first; more are read as they are asked for. */
export function ScheduleLines({ schedule: { id, employees, lines } }: { readonly schedule: PayeSchedule }) {
  const messages = usePayeMessages();
  const [find, setFind] = useState('');
  const [more, setMore] = useState(0);
  const amounts = [messages.gross, messages.deducted, messages.law, messages.difference, messages.due];
  const pages = Array.from({ length: more }, (_, page) => (page + 1) * lines.length);
  const shown = Math.min(employees, (more + 1) * lines.length);
  return (
    <Sheet padding="md" className="schedule-stack">
      {employees > lines.length && <FindEmployee onFind={setFind} />}
      <table className="schedule-lines">
        <thead>
          <tr>
            <th scope="col">{messages.columns.name}</th>
            {amounts.map((label) => (
              <th scope="col" key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {find === '' && (
          <tbody>
            {lines.map((line) => (
              <Line key={line.staffNumber} line={line} />
            ))}
          </tbody>
        )}
        {find !== '' && <MoreLines key={find} scheduleId={id} find={find} />}
        {find === '' && pages.map((from) => <MoreLines key={from} scheduleId={id} from={from} />)}
      </table>
      {find === '' && (
        <>
          <p className="schedule-quiet">{messages.shownOf(shown, employees)}</p>
          {shown < employees && (
            <Button variant="secondary" onClick={() => setMore(more + 1)}>
              {messages.more}
            </Button>
          )}
        </>
      )}
    </Sheet>
  );
}

interface MoreLinesProps {
  readonly scheduleId: string;
  readonly from?: number;
  readonly find?: string;
}

function MoreLines({ scheduleId, ...wanted }: MoreLinesProps) {
  const page = usePayeLines(scheduleId, wanted);
  return (
    <PageOfRows page={page} columns={6}>
      {page.data?.lines.map((line) => (
        <Line key={line.staffNumber} line={line} />
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

function Line({ line }: { readonly line: PayeLine }) {
  const { staffNumber, name, stateId, grossKobo, deductedKobo, lawKobo, dueKobo } = line;
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
    </tr>
  );
}
