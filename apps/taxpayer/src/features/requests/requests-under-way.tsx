import { problemOf } from '@portal/api-client';
import { type OwnRequest, portalAddress, type WorkKindName, workKindOf } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button, formatDate, LoadFailure, Sheet, Skeleton, StatusBadge, TextLink } from '@portal/ui';
import { PageTurns } from '@portal/workspace/pages';
import { useOwnRequests, useWithdrawRequest } from './requests.queries.ts';
import { texts } from './texts.ts';
import './requests.css';

export interface RequestsUnderWayProps {
  /** On the dashboard: what is open, and nothing when nothing is. */
  readonly isBrief?: boolean;
}

/** What was asked of an office, how it stands, and by when it is answered. */
export function RequestsUnderWay({ isBrief = false }: RequestsUnderWayProps) {
  const localized = useLocalized();
  const { query: requests, place } = useOwnRequests();
  const page = requests.data;
  const shown = page?.data.filter(({ isOpen }) => isOpen || !isBrief) ?? [];
  const isFirst = place.asked.pageNumber === 1;
  if (isBrief && isFirst && shown.length === 0) return null;
  // Open ones come first: one that is decided says that there are no more of them.
  const isWhole = isBrief && isFirst && page !== undefined && shown.length < page.data.length;
  return (
    <Sheet padding="md" aria-labelledby="own-requests">
      <h2 id="own-requests" className="ui-heading">
        {localized(texts.title)}
      </h2>
      {requests.isPending && <Skeleton height={80} role="status" aria-label={localized(texts.loading)} />}
      {requests.isError && (
        <LoadFailure
          problem={problemOf(requests.error)}
          message={localized(texts.failed)}
          onRetry={() => requests.refetch()}
          isRetrying={requests.isFetching}
        />
      )}
      {page && shown.length === 0 && <p>{localized(texts.none)}</p>}
      <ul className="own-requests">
        {shown.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
      {page && !isWhole && <PageTurns place={place} page={page} />}
    </Sheet>
  );
}

/** Kinds whose case is called by its bill. */
const aboutBills: readonly WorkKindName[] = ['bill-dispute', 'instalment-plan'];

function Request({ request }: { readonly request: OwnRequest }) {
  const localized = useLocalized();
  const withdraw = useWithdrawRequest();
  const { id, reference, state, isOpen, openedAt, since, deadline, answer, canWithdraw } = request;
  const kind = workKindOf(request.kind);
  const isGood = state === 'granted' || state === 'approved' || state === 'confirmed';
  const isLate = deadline?.standing === 'passed';
  return (
    <li>
      <p className="own-requests-top">
        <strong>{localized(kind.name)}</strong>
        <StatusBadge tone={isOpen ? 'warning' : isGood ? 'good' : 'neutral'}>
          {localized(kind.states[state]?.name ?? { en: state, ha: state })}
        </StatusBadge>
      </p>
      {aboutBills.includes(request.kind) && (
        <p>
          <TextLink to={portalAddress('/user/payment_summary', { billReference: reference })}>
            {`${localized(texts.bill)} ${reference}`}
          </TextLink>
        </p>
      )}
      <p className="own-requests-quiet">
        {`${localized(texts.since)} ${formatDate(openedAt)}`}
        {isOpen &&
          deadline?.dueOn &&
          ` · ${localized(isLate ? texts.late : texts.answerBy)} ${formatDate(deadline.dueOn)}`}
        {!isOpen && ` · ${localized(texts.decided)} ${formatDate(since)}`}
      </p>
      {answer && <p>{`${localized(texts.says)} ${answer}`}</p>}
      {canWithdraw && (
        <Button variant="quiet" size="sm" pending={withdraw.isPending} onClick={() => withdraw.mutate(id)}>
          {localized(texts.withdraw)}
        </Button>
      )}
    </li>
  );
}
