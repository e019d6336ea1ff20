import { messageFrom } from '@portal/api-client';
import {
  banks,
  formatNaira,
  groupThousands,
  type Terminal,
  terminalFrom,
  terminalStateWords,
  terminalSteps,
} from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Button, ErrorState, formatDateTime, Page, Skeleton } from '@portal/ui';
import { useState } from 'react';
import { ChangeDialog, RegisterDialog } from './change-dialogs.tsx';
import { type Act, ReasonDialog } from './reason-dialog.tsx';
import { useTerminals } from './terminals.queries.ts';
import { texts } from './texts.ts';

type Asked =
  | { readonly what: 'register' }
  | { readonly what: 'change'; readonly row: Terminal }
  | { readonly what: 'act'; readonly row: Terminal; readonly act: Act };

/** Every terminal, those with something open first: `/admin/pos-managers`. */
export function TerminalBoard() {
  const localized = useLocalized();
  const query = useTerminals();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <Page
      title={localized(texts.title)}
      width="full"
      lead={localized(texts.lead)}
      actions={
        <Button size="sm" onClick={() => setAsked({ what: 'register' })}>
          {localized(texts.register)}
        </Button>
      }
    >
      {query.isPending && <Skeleton height={240} role="status" aria-label={localized(texts.title)} />}
      {query.isError && (
        <ErrorState
          message={messageFrom(query.error, localized(texts.failed))}
          onRetry={() => query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.data?.length === 0 && <p className="ws-record-quiet">{localized(texts.none)}</p>}
      <ul className="ws-record-list">
        {query.data?.map((row) => (
          <Row
            key={row.id}
            row={row}
            onChange={() => setAsked({ what: 'change', row })}
            onAct={(act) => setAsked({ what: 'act', row, act })}
          />
        ))}
      </ul>
      {asked?.what === 'register' && <RegisterDialog onClose={close} />}
      {asked?.what === 'change' && <ChangeDialog row={asked.row} onClose={close} />}
      {asked?.what === 'act' && <ReasonDialog row={asked.row} act={asked.act} onClose={close} />}
    </Page>
  );
}

interface RowProps {
  readonly row: Terminal;
  readonly onChange: () => void;
  readonly onAct: (act: Act) => void;
}

function Row({ row, onChange, onAct }: RowProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const { serial, state, waiting, questions } = row;
  const names: Readonly<Record<string, string>> = banks;
  const acts: readonly Act[] = [
    ...(waiting?.mayDecide ? (['approved', 'refused'] as const) : []),
    ...(waiting && !waiting.mayDecide ? (['withdrawn'] as const) : []),
    ...(questions.length > 0 ? (['answer'] as const) : []),
    ...terminalSteps.filter((to) => terminalFrom[to].includes(state)),
  ];
  const canChange = !waiting && state !== 'lost' && state !== 'retired';
  return (
    <li>
      <span>
        <strong>
          {serial} · {localized(terminalStateWords[state])}
        </strong>
        <small>
          {[names[row.bankCode] ?? row.bankCode, row.agentName ?? row.agentTpui, row.place].filter(Boolean).join(', ')}
        </small>
        <small>
          {localized(texts.today)}: {formatNaira(row.todayKobo)} {localized(texts.of)} {formatNaira(row.dayLimitKobo)}
          {row.lastMetres !== null && ` · ${groupThousands(row.lastMetres)} ${localized(texts.metres)}`}
          {row.openDays > 0 && ` · ${row.openDays} ${localized(texts.openDays)}`}
        </small>
        {questions.map(({ id, kind, times, metres }) => (
          <small key={id}>
            <strong>{localized(texts.asked[kind])}</strong>, {times} {localized(texts.times)}
            {metres !== null && `, ${groupThousands(metres)} ${localized(texts.metres)}`}
          </small>
        ))}
        {waiting && (
          <small>
            <strong>{localized(waiting.mayDecide ? texts.waits : texts.waitsOwn)}:</strong> {waiting.agentTpui},{' '}
            {waiting.place} ({waiting.latitude}, {waiting.longitude}), {formatNaira(waiting.paymentLimitKobo)},{' '}
            {formatNaira(waiting.dayLimitKobo)} · {waiting.proposedBy}, {formatDateTime(waiting.proposedAt, language)}:{' '}
            {waiting.reason}
          </small>
        )}
      </span>
      <span className="ws-record-actions">
        {canChange && (
          <Button size="sm" variant="quiet" aria-label={`${localized(texts.change)}: ${serial}`} onClick={onChange}>
            {localized(texts.change)}
          </Button>
        )}
        {acts.map((act) => (
          <Button
            key={act}
            size="sm"
            variant={act === 'approved' ? 'primary' : 'secondary'}
            aria-label={`${localized(actName(act))}: ${serial}`}
            onClick={() => onAct(act)}
          >
            {localized(actName(act))}
          </Button>
        ))}
      </span>
    </li>
  );
}

function actName(act: Act) {
  if (act === 'answer') return texts.answer;
  return act in texts.verdicts
    ? texts.verdicts[act as keyof typeof texts.verdicts]
    : texts.steps[act as keyof typeof texts.steps];
}
