import { messageFrom, useApiClient } from '@portal/api-client';
import {
  type ContentItem,
  cancelPublication,
  type listContentVersions,
  type ResponseOf,
  restoreContent,
} from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Button, ErrorState, formatDateTime, Skeleton, StatusBadge } from '@portal/ui';
import { ConfirmDialog } from '@portal/workspace/forms';
import { useState } from 'react';
import { useVersions } from '../cms.queries.ts';
import { useCmsMessages } from '../messages/use-cms-messages.ts';
import { VersionChanges } from './version-changes.tsx';

type Version = ResponseOf<typeof listContentVersions>[number];

interface HistoryProps {
  readonly item: ContentItem;
  readonly onDone: (item: ContentItem) => void;
  /** Something typed is not saved: bringing a version back would take its place. */
  readonly isDirty: boolean;
}

/** Every version with who made it public, what it changed, and the way back to it. */
export function History({ item, onDone, isDirty }: HistoryProps) {
  const messages = useCmsMessages();
  const api = useApiClient();
  const query = useVersions(item.id);
  const [asking, setAsking] = useState<{ readonly version: Version; readonly what: 'restore' | 'cancel' }>();
  if (query.isPending) return <Skeleton height={160} role="status" aria-label={messages.loading} />;
  if (query.isError)
    return (
      <ErrorState
        message={messageFrom(query.error, messages.failed)}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  if (query.data.length === 0) return <p className="cms-quiet">{messages.neverPublished}</p>;
  const common = { onClose: () => setAsking(undefined), onDone };
  return (
    <>
      {isDirty && <p className="cms-quiet">{messages.saveFirst}</p>}
      <ol className="cms-versions">
        {query.data.map((version) => (
          <VersionRow
            key={version.number}
            id={item.id}
            version={version}
            mayRestore={!isDirty && item.kind !== 'tariff'}
            onAsk={(what) => setAsking({ version, what })}
          />
        ))}
      </ol>
      {asking?.what === 'restore' && (
        <ConfirmDialog
          {...common}
          title={messages.restoreTitle(asking.version.number)}
          action={messages.restore}
          done={messages.restored}
          confirm={() =>
            api(restoreContent, {
              params: { id: item.id, number: asking.version.number },
              body: { draftVersion: item.draftVersion },
            })
          }
        >
          <p>{messages.restoreEffect}</p>
        </ConfirmDialog>
      )}
      {asking?.what === 'cancel' && (
        <ConfirmDialog
          {...common}
          title={messages.cancelTitle(asking.version.number)}
          action={messages.callOff}
          variant="danger"
          done={messages.calledOff}
          confirm={() => api(cancelPublication, { params: { id: item.id, number: asking.version.number } })}
        >
          <p>{messages.cancelEffect}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface VersionRowProps {
  readonly id: string;
  readonly version: Version;
  readonly mayRestore: boolean;
  readonly onAsk: (what: 'restore' | 'cancel') => void;
}

function VersionRow({ id, version, mayRestore, onAsk }: VersionRowProps) {
  const messages = useCmsMessages();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { number, effectiveAt, publishedBy, proposedBy, isWithdrawal, restoredFrom, cancelledAt } = version;
  const isPlanned = cancelledAt === null && Date.parse(effectiveAt) > Date.now();
  return (
    <li>
      <div className="cms-entry-head">
        <h3>{messages.version(number)}</h3>
        {cancelledAt !== null && <StatusBadge tone="neutral">{messages.calledOff}</StatusBadge>}
        {isPlanned && <StatusBadge tone="warning">{messages.planned}</StatusBadge>}
        {isWithdrawal && <StatusBadge tone="danger">{messages.stateWithdrawn}</StatusBadge>}
      </div>
      <p>
        {isPlanned
          ? messages.appears(formatDateTime(effectiveAt, language))
          : messages.since(formatDateTime(effectiveAt, language))}
        {restoredFrom !== null && ` ${messages.restoredFrom(restoredFrom)}`}
      </p>
      <p className="cms-quiet">{messages.byWhom(proposedBy, publishedBy)}</p>
      <p className="cms-moves">
        <Button size="sm" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {messages.whatChanged}
          <span className="ui-hidden">: {messages.version(number)}</span>
        </Button>
        {isPlanned ? (
          <Button size="sm" variant="secondary" onClick={() => onAsk('cancel')}>
            {messages.callOff}
            <span className="ui-hidden">: {messages.version(number)}</span>
          </Button>
        ) : (
          !isWithdrawal &&
          cancelledAt === null &&
          mayRestore && (
            <Button size="sm" variant="secondary" onClick={() => onAsk('restore')}>
              {messages.restore}
              <span className="ui-hidden">: {messages.version(number)}</span>
            </Button>
          )
        )}
      </p>
      {isOpen && <VersionChanges id={id} number={number} />}
    </li>
  );
}
