import { messageFrom, useApiClient } from '@portal/api-client';
import { dutyWords, getDueExtension } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDate, Skeleton } from '@portal/ui';
import { Facts } from '../../lists/panel/facts.tsx';
import { texts } from '../due-days/texts.ts';

/** Which return is to be due later, from which day to which, and who announced it. */
export function DueExtensionSubject({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['due-extensions', id],
    queryFn: ({ signal }) => api(getDueExtension, { params: { id } }, signal),
  });
  if (query.isPending) return <Skeleton height={160} />;
  if (query.isError) return <p className="ws-problem">{messageFrom(query.error, localized(texts.failed))}</p>;
  const { kind, period, dueOn, toDay, announced, proposedBy } = query.data;
  return (
    <>
      <p>{localized(texts.effect)}</p>
      <Facts
        facts={[
          [localized(texts.kind), `${localized(dutyWords[kind])}, ${period}`],
          [localized(texts.dueOn), formatDate(dueOn, language)],
          [localized(texts.toDay), formatDate(toDay, language)],
          [localized(texts.announced), announced],
          [localized(texts.proposedBy), proposedBy],
        ]}
      />
    </>
  );
}
