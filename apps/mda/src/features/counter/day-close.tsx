import { problemOf, useApiClient } from '@portal/api-client';
import { type CounterDay, closeCounterDay, kobo, lagosDay } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/router';
import {
  Button,
  formatDate,
  formatDateTime,
  LoadFailure,
  Money,
  Page,
  Sheet,
  Skeleton,
  SummaryList,
  TextLink,
} from '@portal/ui';
import { SelectField, TextField } from '@portal/ui/forms';
import { reportAddress } from '@portal/workspace/numbers';
import { reports } from '../../paths.ts';
import { useOwnMda } from '../../use-own-mda.ts';
import { ClerkTable } from './clerk-table.tsx';
import { useCounterMessages } from './messages/use-counter-messages.ts';

/** The close of a day at the counters of the MDA: a paper whose figures open the rows they are of. Day and counter stand in the address. */
export function DayClose() {
  const messages = useCounterMessages();
  const [params, setParams] = useSearchParams();
  const today = lagosDay(Date.now());
  const asked = params.get('day') ?? '';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked <= today ? asked : today;
  const counters = useOwnMda().data?.counters ?? [];
  const counter = counters.find(({ id }) => String(id) === params.get('counter'));
  const search = (change: Record<string, string>) =>
    setParams({ day, ...(counter && { counter: String(counter.id) }), ...change }, { replace: true });
  const api = useApiClient();
  const close = useQuery({
    queryKey: ['counter', 'close', day, counter?.id],
    queryFn: ({ signal }) =>
      api(closeCounterDay, { query: { day, ...(counter && { counterId: counter.id }) } }, signal),
  });
  return (
    <Page title={messages.dayClose}>
      <div className="mc-pair mc-close-choice">
        <TextField
          type="date"
          label={messages.day}
          value={day}
          max={today}
          onChange={(event) => event.currentTarget.value && search({ day: event.currentTarget.value })}
        />
        {counters.length > 0 && (
          <SelectField
            label={messages.counter}
            value={counter ? String(counter.id) : ''}
            onChange={(event) => search({ counter: event.currentTarget.value })}
            data={[
              { value: '', label: messages.everyCounter },
              ...counters.map(({ id, name, place }) => ({ value: String(id), label: `${name}, ${place}` })),
            ]}
          />
        )}
      </div>
      {close.data ? (
        <ClosePaper close={close.data} counter={counter && { id: counter.id, name: counter.name }} />
      ) : close.error ? (
        <LoadFailure
          problem={problemOf(close.error)}
          message={messages.closeFailed}
          onRetry={() => void close.refetch()}
        />
      ) : (
        <Skeleton height={240} role="status" aria-label={messages.dayClose} />
      )}
    </Page>
  );
}

interface ClosePaperProps {
  readonly close: CounterDay;
  /** Absent: all counters of the MDA. */
  readonly counter: { readonly id: number; readonly name: string } | undefined;
}

function ClosePaper({ close, counter }: ClosePaperProps) {
  const { day, asOf, rows, total, channels, services } = close;
  const messages = useCounterMessages();
  const language = useLanguage();
  const mda = useOwnMda().data?.name;
  const filters = counter && { minDate: day, maxDate: day, counterId: counter.id };
  const sums = (['raised', 'cancelled', 'paid', 'voided'] as const).map((part) => ({
    term: messages.closeParts[part],
    detail: (
      <>
        {total[part].count} · <Money amountKobo={total[part].kobo} />
      </>
    ),
  }));
  const net = total.paid.kobo - total.voided.kobo;
  return (
    <Sheet as="article" className="mc-paper" aria-label={messages.dayClose}>
      <header>
        <p className="mc-paper-kind">{messages.dayClose}</p>
        <p>
          <b>{mda}</b>
        </p>
        <p>
          {formatDate(day, language)} · {counter ? counter.name : messages.everyCounter}
        </p>
        <p className="mc-quiet">{messages.closeAsOf(formatDateTime(asOf))}</p>
      </header>
      <SummaryList
        items={[
          ...sums,
          { term: messages.closeNet, detail: <SignedMoney amountKobo={net} /> },
          ...channels.map((channel) => ({
            term: channel.channel === '' ? messages.otherChannel : channel.channel,
            detail: (
              <>
                {channel.count} · <SignedMoney amountKobo={channel.kobo} />
              </>
            ),
          })),
          ...services.map(({ clerk, count }) => ({ term: messages.servedBy(clerk), detail: String(count) })),
        ]}
      />
      {rows.length === 0 ? <p className="mc-quiet">{messages.closeEmpty}</p> : <ClerkTable rows={rows} />}
      <p className="mc-quiet">{messages.closeMeans}</p>
      <div className="mc-signatures">
        <p className="mc-signature-line">{messages.signClerk}</p>
        <p className="mc-signature-line">{messages.signSuperior}</p>
      </div>
      <div className="mc-actions mc-screen-only">
        <Button type="button" onClick={() => window.print()}>
          {messages.printClose}
        </Button>
        {/* The reports know a counter, and not "any counter": only of one do the rows add up to the figures. */}
        {filters && (
          <>
            <TextLink to={reportAddress(reports.invoices, filters)}>{messages.closeInvoices}</TextLink>
            <TextLink to={reportAddress(reports.collections, filters)}>{messages.closeReceipts}</TextLink>
          </>
        )}
      </div>
    </Sheet>
  );
}

/** More may be declared void on a day than was paid on it. */
function SignedMoney({ amountKobo }: { readonly amountKobo: number }) {
  return (
    <>
      {amountKobo < 0 && '−'}
      <Money amountKobo={kobo(Math.abs(amountKobo))} />
    </>
  );
}
