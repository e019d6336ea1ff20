import { useApiClient } from '@portal/api-client';
import { disputeShareLine, listOwnShareDisputes, shareLineReport } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDate, Skeleton } from '@portal/ui';
import { TextAreaField } from '@portal/ui/forms';
import { ContractForm, useContractForm } from '../forms/index.ts';
import type { RecordProps } from '../lists/list-screen-definition.ts';
import { useRefreshList } from '../lists/rows/use-refresh-list.ts';
import { RecordFailure } from '../records/index.ts';
import { texts } from './texts.ts';

/** What was said against a line and answered, and the form to say something. */
export function ShareLineRecord({ id }: RecordProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const source = useQuery({
    queryKey: ['shares', 'disputes'],
    queryFn: ({ signal }) => api(listOwnShareDisputes, {}, signal),
  });
  if (source.error) return <RecordFailure source={source} />;
  if (!source.data) return <Skeleton height={160} role="status" aria-label={localized(texts.disputes)} />;
  const said = source.data.filter(({ lineId }) => lineId === id);
  return (
    <div>
      {said.length > 0 && <h3>{localized(texts.disputes)}</h3>}
      <ul className="ws-record-list">
        {said.map(({ id: key, text, answer, raisedAt }) => (
          <li key={key}>
            <span>
              <strong>{text}</strong>
              <small>{formatDate(raisedAt)}</small>
              <small>{answer ?? localized(texts.waits)}</small>
            </span>
          </li>
        ))}
      </ul>
      {said.every(({ answer }) => answer !== null) && <DisputeForm id={id} onSent={() => void source.refetch()} />}
    </div>
  );
}

function DisputeForm({ id, onSent }: { readonly id: string; readonly onSent: () => void }) {
  const localized = useLocalized();
  const api = useApiClient();
  const refresh = useRefreshList(shareLineReport);
  const form = useContractForm({
    kinds: { text: 'text' },
    schema: disputeShareLine.body,
    labels: { text: localized(texts.what) },
    save: (body) => api(disputeShareLine, { params: { id }, body }),
    done: localized(texts.sent),
    onDone() {
      onSent();
      void refresh();
    },
  });
  return (
    <ContractForm form={form} action={localized(texts.dispute)}>
      <TextAreaField {...form.field('text')} required withAsterisk={false} maxLength={1000} rows={3} />
    </ContractForm>
  );
}
