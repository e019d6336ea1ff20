import { problemOf } from '@portal/api-client';
import { type FiledReturn, type OpenReturn, type ReturnKindId, returnKinds } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useParams } from '@portal/platform/router';
import { EmptyState, formatDate, LoadFailure, Page, Skeleton, TextLink } from '@portal/ui';
import { periodName } from '../../duties/period-name.ts';
import { useReturnsMessages } from './messages/use-returns-messages.ts';
import { ReturnForm } from './return-form.tsx';
import { useFiledReturn, useOpening, useOwnReturns } from './returns.queries.ts';
import './returns.css';

/** A return of one period, to be prepared and filed, or amended. */
export function ReturnPage() {
  const { kind = '', period = '' } = useParams();
  const messages = useReturnsMessages();
  if (!isKind(kind) || !/^20\d\d(-(0[1-9]|1[0-2]))?$/.test(period))
    return (
      <Page title={messages.title}>
        <EmptyState title={messages.noKinds} action={<TextLink to="/user/returns">{messages.back}</TextLink>} />
      </Page>
    );
  return <Opened key={`${kind} ${period}`} kind={kind} period={period} />;
}

function isKind(kind: string): kind is ReturnKindId {
  return Object.hasOwn(returnKinds, kind);
}

interface OpenedProps {
  readonly kind: ReturnKindId;
  readonly period: string;
}

function Opened({ kind, period }: OpenedProps) {
  const messages = useReturnsMessages();
  const localized = useLocalized();
  const language = useLanguage();
  const opening = useOpening(kind, period);
  const { name, help } = returnKinds[kind];
  return (
    <Page title={`${localized(name)}: ${periodName(period, language)}`} lead={localized(help)}>
      <p>
        <TextLink to={`/user/returns?year=${period.slice(0, 4)}`}>{messages.back}</TextLink>
        {opening.data && ` · ${messages.dueOn(formatDate(opening.data.dueOn))}`}
      </p>
      {opening.data ? (
        <WithFiled opening={opening.data} onReadAgain={() => void opening.refetch()} key={opening.dataUpdatedAt} />
      ) : opening.error ? (
        <LoadFailure
          problem={problemOf(opening.error)}
          message={messages.loadFailed}
          onRetry={() => void opening.refetch()}
        />
      ) : (
        <Skeleton height={320} role="status" aria-label={messages.loading} />
      )}
    </Page>
  );
}

interface WithFiledProps {
  readonly opening: OpenReturn;
  readonly onReadAgain: () => void;
}

/** An amendment begins with what was filed. */
function WithFiled({ opening, onReadAgain }: WithFiledProps) {
  if (opening.filedVersion === null)
    return <ReturnForm opening={opening} filed={undefined} onReadAgain={onReadAgain} />;
  return <Amendment opening={opening} onReadAgain={onReadAgain} />;
}

function Amendment({ opening, onReadAgain }: WithFiledProps) {
  const messages = useReturnsMessages();
  const { kind, period } = opening;
  const year = useOwnReturns(Number(period.slice(0, 4)));
  const newest = year.data?.returns.find((row) => row.kind === kind && row.period === period && row.isNewest);
  if (newest) return <AmendmentOf id={newest.id} opening={opening} onReadAgain={onReadAgain} />;
  if (year.error)
    return (
      <LoadFailure problem={problemOf(year.error)} message={messages.loadFailed} onRetry={() => void year.refetch()} />
    );
  return <Skeleton height={320} role="status" aria-label={messages.loading} />;
}

function AmendmentOf({ id, opening, onReadAgain }: WithFiledProps & { readonly id: FiledReturn['id'] }) {
  const messages = useReturnsMessages();
  const filed = useFiledReturn(id);
  if (filed.data) return <ReturnForm opening={opening} filed={filed.data} onReadAgain={onReadAgain} />;
  if (filed.error)
    return (
      <LoadFailure
        problem={problemOf(filed.error)}
        message={messages.loadFailed}
        onRetry={() => void filed.refetch()}
      />
    );
  return <Skeleton height={320} role="status" aria-label={messages.loading} />;
}
