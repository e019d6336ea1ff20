import { messageFrom, useApiClient } from '@portal/api-client';
import { listPayeLines, type PayeLine, type PayeSchedule } from '@portal/contracts';
import { useQuery } from '@portal/platform/query';
import { Button, Skeleton } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { useState } from 'react';
import { Row, type RowsProps } from './filing-rows.tsx';
import { usePayeMessages } from './messages/use-paye-messages.ts';

interface FiledRowsProps extends RowsProps {
  readonly schedule: PayeSchedule;
}

/** As many as a panel draws at first. */
const firstMost = 25;

/** The rows as they were filed, the widest difference first; more are read as they are asked for. Each reading is noted by the server. */
export function FiledRows({ schedule: { id, employees, lines }, onAsk }: FiledRowsProps) {
  const messages = usePayeMessages();
  const [find, setFind] = useState('');
  /** None: the first few. */
  const [pages, setPages] = useState(0);
  const first = pages === 0 ? lines.slice(0, firstMost) : lines;
  const shown = pages === 0 ? first.length : Math.min(employees, pages * lines.length);
  return (
    <section aria-label={messages.rows}>
      <h3>{messages.rows}</h3>
      {employees > lines.length && <Find onFind={setFind} />}
      <ul className="ws-paye-rows">
        {find !== '' && <More key={find} wanted={{ scheduleId: id, find }} onAsk={onAsk} />}
        {find === '' && <Lines lines={first} onAsk={onAsk} />}
        {find === '' &&
          Array.from({ length: Math.max(0, pages - 1) }, (_, page) => (page + 1) * lines.length).map((from) => (
            <More key={from} wanted={{ scheduleId: id, from }} onAsk={onAsk} />
          ))}
      </ul>
      {find === '' && shown < employees && (
        <Button size="sm" variant="secondary" onClick={() => setPages(pages + 1)}>
          {messages.more}
        </Button>
      )}
    </section>
  );
}

function Find({ onFind }: { readonly onFind: (find: string) => void }) {
  const messages = usePayeMessages();
  const [typed, setTyped] = useState('');
  return (
    <form
      className="ws-paye-find ui-screen-only"
      onSubmit={(event) => {
        event.preventDefault();
        onFind(typed.trim());
      }}
    >
      <TextField
        label={messages.find}
        value={typed}
        maxLength={100}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" size="sm" variant="secondary">
        {messages.findIt}
      </Button>
    </form>
  );
}

interface MoreProps extends RowsProps {
  readonly wanted: { readonly scheduleId: string; readonly from?: number; readonly find?: string };
}

function More({ wanted, onAsk }: MoreProps) {
  const messages = usePayeMessages();
  const api = useApiClient();
  const page = useQuery({
    queryKey: ['paye', 'lines', wanted],
    queryFn: ({ signal }) => api(listPayeLines, { query: wanted }, signal),
  });
  if (page.isPending)
    return (
      <li>
        <Skeleton height={96} role="status" aria-label={messages.loading} />
      </li>
    );
  if (page.isError) return <li className="ws-problem">{messageFrom(page.error, messages.failed)}</li>;
  if (page.data.lines.length === 0) return <li>{messages.nobodyFound}</li>;
  return <Lines lines={page.data.lines} onAsk={onAsk} />;
}

function Lines({ lines, onAsk }: RowsProps & { readonly lines: readonly PayeLine[] }) {
  const messages = usePayeMessages();
  return lines.map(({ staffNumber, name, grossKobo, deductedKobo, lawKobo }) => (
    <Row
      key={staffNumber}
      row={{ staffNumber, name }}
      onAsk={onAsk}
      amounts={[
        [messages.gross, grossKobo],
        [messages.deducted, deductedKobo],
        [messages.law, lawKobo],
      ]}
    />
  ));
}
