import { messageFrom, useApiClient } from '@portal/api-client';
import { getHeadChange, type HeadChange } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDate, formatDateTime, Skeleton } from '@portal/ui';
import { Facts } from '../../lists/panel/facts.tsx';
import { headTexts as texts } from './head-texts.ts';

/** What is proposed about a revenue head beside what it is, from which day, and why. */
export function HeadSubject({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['revenue-heads', 'changes', id],
    queryFn: ({ signal }) => api(getHeadChange, { params: { changeId: id } }, signal),
  });
  if (query.isPending) return <Skeleton height={200} />;
  if (query.isError) return <p className="ws-problem">{messageFrom(query.error, localized(texts.failed))}</p>;
  const { state, mda, code, fromDay, isInForce, reason, proposedBy, proposedAt } = query.data;
  return (
    <>
      {state === 'proposed' && <p>{localized(texts.effect)}</p>}
      {state === 'released' && <p>{localized(isInForce ? texts.inForce : texts.waitsForDay)}</p>}
      <BeforeAndAfter change={query.data} />
      <Facts
        facts={[
          [localized(texts.code), code],
          [localized(texts.mda), mda],
          [localized(texts.fromDay), formatDate(fromDay)],
          [localized(texts.why), reason],
          [localized(texts.proposedBy), proposedBy],
          [localized(texts.proposed), formatDateTime(proposedAt, language)],
        ]}
      />
    </>
  );
}

/** The head as it was when this was proposed, and as it would be. */
function BeforeAndAfter({ change: { before, after } }: { readonly change: HeadChange }) {
  const localized = useLocalized();
  const bills = ({ isActive }: HeadChange['after']) => localized(isActive ? texts.active : texts.ended);
  const rows = [
    [texts.name, before?.name, after.name],
    [texts.bills, before && bills(before), bills(after)],
  ] as const;
  return (
    <table className="ws-lines">
      <thead>
        <tr>
          <td />
          <th scope="col">{localized(texts.before)}</th>
          <th scope="col">{localized(texts.afterwards)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, now, then]) => (
          <tr key={label.en}>
            <th scope="row">{localized(label)}</th>
            <td>{now ?? localized(texts.none)}</td>
            <td data-same={now === then || undefined}>{then}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
