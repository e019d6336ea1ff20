import { messageFrom } from '@portal/api-client';
import { closeFindingWords, closeStateWords, formatNaira, lagosDay, type TerminalClose } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useSearchParams } from '@portal/platform/router';
import { Button, ErrorState, formatDate, Page, Skeleton } from '@portal/ui';
import { useState } from 'react';
import { DecideCloseDialog, ProposeCloseDialog } from './close-dialogs.tsx';
import { useTerminalCloses } from './terminals.queries.ts';
import { texts } from './texts.ts';

const dayMs = 24 * 60 * 60 * 1000;

const before = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);

type What = 'propose' | 'approve' | 'refuse';

/** A day of every terminal, yesterday unless the address names another: `/admin/pos-managers/closes?day=`. */
export function TerminalCloses() {
  const localized = useLocalized();
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState<{ readonly what: What; readonly row: TerminalClose }>();
  const given = params.get('day') ?? '';
  const today = lagosDay(new Date());
  const day = /^\d{4}-\d{2}-\d{2}$/.test(given) && given <= today ? given : before(today, 1);
  const query = useTerminalCloses(day);
  const close = () => setAsked(undefined);
  const go = (to: string) => setParams({ day: to });
  return (
    <Page title={localized(texts.closes)} width="full" lead={localized(texts.closesLead)}>
      <p className="ws-record-actions">
        <Button
          size="sm"
          variant="secondary"
          aria-label={formatDate(before(day, 1))}
          onClick={() => go(before(day, 1))}
        >
          ‹
        </Button>
        <strong>{formatDate(day)}</strong>
        {day < today && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={formatDate(before(day, -1))}
            onClick={() => go(before(day, -1))}
          >
            ›
          </Button>
        )}
      </p>
      {query.isPending && <Skeleton height={240} role="status" aria-label={localized(texts.closes)} />}
      {query.isError && (
        <ErrorState
          message={messageFrom(query.error, localized(texts.closesFailed))}
          onRetry={() => query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.data?.length === 0 && <p className="ws-record-quiet">{localized(texts.noCloses)}</p>}
      <ul className="ws-record-list">
        {query.data?.map((row) => (
          <Row key={row.terminalId} row={row} onAsk={(what) => setAsked({ what, row })} />
        ))}
      </ul>
      {asked?.what === 'propose' && <ProposeCloseDialog row={asked.row} onClose={close} />}
      {asked && asked.what !== 'propose' && <DecideCloseDialog row={asked.row} verdict={asked.what} onClose={close} />}
    </Page>
  );
}

function Row({ row, onAsk }: { readonly row: TerminalClose; readonly onAsk: (what: What) => void }) {
  const localized = useLocalized();
  const { serial, agentName, state, finding, reason, proposedBy, decidedBy } = row;
  const acts: readonly What[] =
    state === 'differs'
      ? ['propose']
      : state === 'proposed'
        ? row.mayDecide
          ? ['approve', 'refuse']
          : ['refuse']
        : [];
  const nameOf = (what: What) => localized(what === 'propose' ? texts.close : texts.decide[what]);
  return (
    <li>
      <span>
        <strong>
          {serial} · {localized(closeStateWords[state])}
        </strong>
        {agentName && <small>{agentName}</small>}
        <small>
          <Said name={localized(texts.batch)} {...row.batch} /> · <Said name={localized(texts.file)} {...row.file} /> ·{' '}
          <Said name={localized(texts.receipts)} {...row.receipts} />
        </small>
        {finding && (
          <small>
            <strong>{localized(closeFindingWords[finding])}</strong> ·{' '}
            {[proposedBy, decidedBy].filter(Boolean).join(', ')}: {reason}
          </small>
        )}
      </span>
      <span className="ws-record-actions">
        {acts.map((what) => (
          <Button
            key={what}
            size="sm"
            variant={what === 'approve' ? 'primary' : 'secondary'}
            aria-label={`${nameOf(what)}: ${serial}`}
            onClick={() => onAsk(what)}
          >
            {nameOf(what)}
          </Button>
        ))}
      </span>
    </li>
  );
}

interface SaidProps {
  readonly name: string;
  readonly kobo: number | null;
  readonly count: number | null;
}

function Said({ name, kobo, count }: SaidProps) {
  return (
    <>
      {name}: {kobo === null ? '–' : `${formatNaira(kobo)} (${count ?? 0})`}
    </>
  );
}
