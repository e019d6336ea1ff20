import { problemOf, useApiClient } from '@portal/api-client';
import { enquiryCauses, getEnquiryFigures } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Link } from '@portal/platform/router';
import { LoadFailure } from '@portal/ui';
import { counted } from '../../lists/format.ts';
import { useWorkMessages } from '../messages/use-work-messages.ts';
import { workKey } from '../queue/use-queue.ts';
import { EnquiryTransfer } from './enquiry-transfer.tsx';

export interface EnquiryFiguresProps {
  /** Address of the queue of messages, with its tab. */
  readonly to: string;
}

/** How the promise is kept, each figure the way to its rows, and what people write about. */
export function EnquiryFigures({ to }: EnquiryFiguresProps) {
  const messages = useWorkMessages();
  const localized = useLocalized();
  const api = useApiClient();
  const source = useQuery({
    queryKey: [...workKey, 'enquiry-figures'],
    queryFn: ({ signal }) => api(getEnquiryFigures, {}, signal),
  });
  const { data } = source;
  const toPart = (more: string) => `${to}${to.includes('?') ? '&' : '?'}${more}`;
  const share = data && data.answered > 0 ? `${Math.round((100 * data.answeredInTime) / data.answered)}%` : '–';
  if (!data && source.error)
    return (
      <LoadFailure
        problem={problemOf(source.error)}
        message={messages.figuresFailed}
        onRetry={() => source.refetch()}
        isRetrying={source.isFetching}
      />
    );
  return (
    <dl className="ws-strip">
      <div>
        <dt>{messages.open}</dt>
        <dd>{data ? <Link to={to}>{counted(data.open)}</Link> : '…'}</dd>
      </div>
      <div data-tone={data && data.late > 0 ? 'danger' : undefined}>
        <dt>{messages.late}</dt>
        <dd>{data ? <Link to={toPart('show=late')}>{counted(data.late)}</Link> : '…'}</dd>
      </div>
      <div>
        <dt>{messages.nobodys}</dt>
        <dd>{data ? <Link to={toPart('assignee=nobody')}>{counted(data.nobodys)}</Link> : '…'}</dd>
      </div>
      <div>
        <dt>{messages.inTime}</dt>
        <dd>{data ? share : '…'}</dd>
        <dd>{data && (data.answered > 0 ? messages.ofNinetyDays(data.answered) : messages.noneAnswered)}</dd>
      </div>
      <div className="ws-strip-wide">
        <dt>{messages.byPerson}</dt>
        <dd>
          {data?.people.length === 0
            ? messages.nobodyHasAny
            : data?.people.map(({ name, open, late }) => messages.ofPerson(name, open, late)).join(' · ')}
        </dd>
        <EnquiryTransfer />
      </div>
      <div className="ws-strip-wide">
        <dt>{messages.causes}</dt>
        <dd>
          {data?.causes.length === 0
            ? messages.noCauses
            : data?.causes
                .map(({ cause, count }) => `${localized(enquiryCauses[cause])} ${counted(count)}`)
                .join(' · ')}
        </dd>
      </div>
    </dl>
  );
}
