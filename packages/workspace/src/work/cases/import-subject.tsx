import { messageFrom, useApiClient } from '@portal/api-client';
import { formatNaira, getTaxpayerImport } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Skeleton, TextLink } from '@portal/ui';
import { counted } from '../../lists/format.ts';
import { Facts } from '../../lists/panel/facts.tsx';
import { importSubjectTexts as texts } from './import-subject-texts.ts';

/** What a spreadsheet would write when it is let in, and the way to its rows. */
export function ImportSubject({ id: subject }: { readonly id: string }) {
  // The case of each try is of its own: `<id>:2`.
  const [id = ''] = subject.split(':', 1);
  const localized = useLocalized();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['taxpayer-imports', id, 'subject'],
    queryFn: ({ signal }) => api(getTaxpayerImport, { params: { id } }, signal),
  });
  if (query.isPending) return <Skeleton height={160} />;
  if (query.isError) return <p className="ws-problem">{messageFrom(query.error, localized(texts.failed))}</p>;
  const { fileName, good, bad, newTaxpayers, bills, totalKobo, uploadedBy } = query.data;
  return (
    <>
      <Facts
        facts={[
          [localized(texts.file), `${fileName} (${uploadedBy})`],
          [localized(texts.good), counted(good)],
          [localized(texts.bad), counted(bad)],
          [localized(texts.newTaxpayers), counted(newTaxpayers)],
          [localized(texts.bills), counted(bills)],
          [localized(texts.total), formatNaira(totalKobo)],
        ]}
      />
      <p className="ui-screen-only">
        <TextLink to={`/admin/tax-payers/imports/${id}`}>{localized(texts.rows)}</TextLink>
      </p>
    </>
  );
}
