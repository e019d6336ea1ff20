import { problemOf, useApiClient } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import {
  askWithholdingQuery,
  getWithholdingFiling,
  type WithholdingLine,
  withholdingClasses,
  withholdingPayers,
} from '@portal/contracts';
import { lazyPart, useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useLocation } from '@portal/platform/router';
import { Button, EmptyState, formatDate, LoadFailure, Money, Skeleton, TextLink } from '@portal/ui';
import { Suspense, useState } from 'react';
import { counted, dayOfMoment } from '../lists/format.ts';
import { Facts } from '../lists/panel/facts.tsx';
import { LateFacts } from './late-facts.tsx';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import { monthWords } from './month-words.ts';
import { QueryWords } from './query-words.tsx';
import { words } from './withholding-words.ts';

const AskEmployer = lazyPart(async () => (await import('./ask-employer.tsx')).AskEmployer);

/** A payment by its place from 1; null: the whole schedule. */
type Asked = { readonly position: number; readonly name: string } | null;

/** As many as a panel draws at once. */
const step = 25;
const ppmInPercent = 10_000;

/** A month of a payer as offices see it. Each opening is noted by the server. */
export function WithholdingPanel({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const language = useLanguage();
  const { pathname } = useLocation();
  const messages = usePayeMessages();
  const api = useApiClient();
  const role = activeRole(useSession().session);
  const [asking, setAsking] = useState<{ readonly row: Asked }>();
  const [tpui = '', month = ''] = id.split('~');
  const query = useQuery({
    queryKey: ['withholding', 'filings', id],
    queryFn: ({ signal }) => api(getWithholdingFiling, { params: { tpui, month } }, signal),
  });
  if (query.isPending) return <Skeleton height={320} role="status" aria-label={localized(words.loading)} />;
  if (query.isError)
    return (
      <LoadFailure
        problem={problemOf(query.error)}
        message={localized(words.failed)}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  const { payer, schedule, queries } = query.data;
  const onAsk =
    role !== undefined && askWithholdingQuery.access.some((one) => one === role)
      ? (row: Asked) => setAsking({ row })
      : undefined;
  const root = pathname.slice(0, pathname.indexOf('/', 1));
  return (
    <div className="ws-paye">
      <h2>
        {payer}, {monthWords(month, language)}
      </h2>
      {schedule ? (
        <>
          <Facts
            facts={[
              [localized(words.payments), counted(schedule.lines.length)],
              [localized(words.gross), <Money key="gross" amountKobo={schedule.grossKobo} />],
              [localized(words.law), <Money key="law" amountKobo={schedule.lawKobo} />],
              [localized(words.withheld), <Money key="withheld" amountKobo={schedule.deductedKobo} />],
              [localized(words.due), <Money key="due" amountKobo={schedule.dueKobo} />],
              [localized(words.as), localized(withholdingPayers[schedule.payer])],
              [localized(words.filedOn), schedule.filedAt && formatDate(dayOfMoment(schedule.filedAt), language)],
              [localized(words.version), counted(schedule.version)],
              [localized(words.leftOut), schedule.leftOutCount > 0 ? counted(schedule.leftOutCount) : null],
              [
                localized(words.bill),
                schedule.bill && (
                  <TextLink key="bill" to={`${root}/invoice-reports?record=${schedule.bill.reference}`}>
                    {schedule.bill.reference}
                  </TextLink>
                ),
              ],
            ]}
          />
          <LateFacts lateness={schedule.lateness} />
          <Rows lines={schedule.lines} onAsk={onAsk} />
          {onAsk && (
            <p className="ui-screen-only">
              <Button size="sm" variant="secondary" onClick={() => onAsk(null)}>
                {localized(words.askWhole)}
              </Button>
            </p>
          )}
        </>
      ) : (
        <EmptyState title={localized(words.notFiled)} />
      )}
      {queries.length > 0 && <h3>{messages.queries}</h3>}
      {queries.map(({ id: queryId, beneficiary, position, state, words: said }) => {
        const about = beneficiary === null ? messages.wholeSchedule : `${beneficiary} (${position})`;
        return (
          <section key={queryId} aria-label={about}>
            <p>
              <strong>{about}</strong> <span className="ws-paye-quiet">{localized(words.states[state])}</span>
            </p>
            <QueryWords words={said} sides={{ office: messages.sides.office, employer: localized(words.payer) }} />
          </section>
        );
      })}
      <p className="ws-paye-quiet">{localized(words.noted)}</p>
      {asking && schedule && (
        <Suspense>
          <AskEmployer
            row={asking.row && `${asking.row.name} (${asking.row.position})`}
            text={localized(words.askText)}
            done={localized(words.asked)}
            ask={(text) =>
              api(askWithholdingQuery, {
                body: { scheduleId: schedule.id, position: asking.row?.position ?? null, text },
              })
            }
            onClose={() => setAsking(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface RowsProps {
  readonly lines: readonly WithholdingLine[];
  /** Absent where the reader does not ask. */
  readonly onAsk: ((row: Asked) => void) | undefined;
}

function Rows({ lines, onAsk }: RowsProps) {
  const localized = useLocalized();
  const [shown, setShown] = useState(step);
  return (
    <section aria-label={localized(words.payments)}>
      <h3>{localized(words.payments)}</h3>
      <ul className="ws-paye-rows">
        {lines.slice(0, shown).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: payments are told apart by their place alone
          <li key={index}>
            <Row line={line} />
            {onAsk && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`${localized(words.ask)}: ${line.name} (${index + 1})`}
                onClick={() => onAsk({ position: index + 1, name: line.name })}
              >
                {localized(words.ask)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {lines.length > shown && (
        <Button size="sm" variant="secondary" onClick={() => setShown(shown + step)}>
          {localized(words.more)}
        </Button>
      )}
    </section>
  );
}

function Row({ line }: { readonly line: WithholdingLine }) {
  const localized = useLocalized();
  const { name, taxId, transaction, ratePpm, isDoubled, collectedBy } = line;
  const amounts = [
    [words.gross, line.grossKobo],
    [words.law, line.lawKobo],
    [words.withheld, line.deductedKobo],
    [words.due, line.dueKobo],
  ] as const;
  return (
    <div>
      <span>{name}</span> <span className="ws-paye-quiet">{taxId || localized(words.noTaxId)}</span>
      <p className="ws-paye-quiet">
        {localized(withholdingClasses[transaction])}, {ratePpm / ppmInPercent}%
        {isDoubled && ` (${localized(words.doubled)})`}
        {collectedBy !== 'state' && `, ${localized(words[collectedBy])}`}
      </p>
      <p className="ws-paye-amounts">
        {amounts.map(([label, amountKobo]) => (
          <span key={label.en}>
            <span className="ws-paye-quiet">{localized(label)}</span> <Money amountKobo={amountKobo} />
          </span>
        ))}
      </p>
    </div>
  );
}
