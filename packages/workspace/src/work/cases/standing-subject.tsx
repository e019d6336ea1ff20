import { messageFrom, useApiClient } from '@portal/api-client';
import { getStandingChange, taxpayerReport } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDate, Skeleton } from '@portal/ui';
import { Facts } from '../../lists/panel/facts.tsx';
import { standingTexts as texts } from '../../taxpayers/record/standing-texts.ts';

/** Who is to be dormant, deregistered, dead or active again, from which day, and by which paper. */
export function StandingSubject({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['standing-changes', id],
    queryFn: ({ signal }) => api(getStandingChange, { params: { id } }, signal),
  });
  if (query.isPending) return <Skeleton height={160} />;
  if (query.isError) return <p className="ws-problem">{messageFrom(query.error, localized(texts.failed))}</p>;
  const { tpui, name, standing, fromDay, document, reason, proposedBy } = query.data;
  return (
    <>
      <p>{localized(texts.effect)}</p>
      <Facts
        facts={[
          [localized(texts.who), `${name} (${tpui})`],
          [localized(texts.standing), localized(taxpayerReport.columns.status.words[standing])],
          [localized(texts.fromDay), formatDate(fromDay, language)],
          [localized(texts.paper), document],
          [localized(texts.why), reason],
          [localized(texts.proposedBy), proposedBy],
        ]}
      />
    </>
  );
}
