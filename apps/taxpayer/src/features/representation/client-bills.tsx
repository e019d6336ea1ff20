import { messageFrom, useApiClient } from '@portal/api-client';
import { type ClientDue, formatNaira, listClientBills } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { ErrorState, formatDate, Reference, Skeleton } from '@portal/ui';
import { payTexts } from './pay-texts.ts';
import type { ChosenBills } from './use-chosen-bills.ts';

export interface ClientBillsProps {
  readonly client: Pick<ClientDue, 'clientId' | 'name'>;
  readonly chosen: ChosenBills;
  /** Bills that were refused when they were to be paid, with why. */
  readonly refused: ReadonlyMap<string, string>;
}

/** What of a client can be paid now, each with a tick. */
export function ClientBills({ client, chosen, refused }: ClientBillsProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const { clientId: id, name } = client;
  const bills = useQuery({
    queryKey: ['clients', id, 'bills'],
    queryFn: ({ signal }) => api(listClientBills, { params: { id } }, signal),
  });
  if (bills.isPending) return <Skeleton height={60} role="status" aria-label={localized(payTexts.reading)} />;
  if (bills.isError)
    return (
      <ErrorState
        message={messageFrom(bills.error, localized(payTexts.failed))}
        onRetry={() => bills.refetch()}
        isRetrying={bills.isFetching}
      />
    );
  if (bills.data.bills.length === 0) return <p className="people-quiet">{localized(payTexts.none)}</p>;
  return (
    <>
      <ul className="client-bills" aria-label={name}>
        {bills.data.bills.map((bill) => {
          const { billReference, description, totalKobo, dueOn, isPending } = bill;
          return (
            <li key={billReference}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.has(billReference)}
                  disabled={isPending && !chosen.has(billReference)}
                  onChange={() => chosen.toggle({ client, bill })}
                />
                <span>
                  {description} <strong>{formatNaira(totalKobo)}</strong>
                </span>
              </label>
              <small>
                <Reference value={billReference} /> · {localized(payTexts.dueBy)} {formatDate(dueOn)}
                {isPending && ` · ${localized(payTexts.pending)}`}
              </small>
              {refused.has(billReference) && (
                <p className="client-bills-refused" role="alert">
                  {refused.get(billReference)}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {bills.data.hasMore && <p className="people-quiet">{localized(payTexts.more)}</p>}
    </>
  );
}
