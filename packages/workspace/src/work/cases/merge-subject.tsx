import { messageFrom, useApiClient } from '@portal/api-client';
import { formatNaira, getMerge, type MergedRecord, taxpayerReport } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDate, Skeleton, TextLink } from '@portal/ui';
import { counted } from '../../lists/format.ts';
import { Facts } from '../../lists/panel/facts.tsx';
import { mergeTexts as texts } from '../../taxpayers/record/merge-texts.ts';

/** Both records side by side as they stand now, what speaks for their being one, and why somebody proposes it. */
export function MergeSubject({ id }: { readonly id: string }) {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['taxpayer-merges', id],
    queryFn: ({ signal }) => api(getMerge, { params: { id } }, signal),
  });
  if (query.isPending) return <Skeleton height={240} />;
  if (query.isError) return <p className="ws-problem">{messageFrom(query.error, localized(texts.failed))}</p>;
  const { action, reason, reasons, likeness, proposedBy, from, into } = query.data;
  const { columns } = taxpayerReport;
  const rows: readonly (readonly [string, (of: MergedRecord) => string | null])[] = [
    [localized(columns.name.label), (of) => of.name],
    [localized(columns.category.label), (of) => of.category],
    [localized(columns.phone.label), (of) => of.phone],
    [localized(columns.taxOffice.label), (of) => of.office],
    [localized(columns.status.label), (of) => localized(columns.status.words[of.standing])],
    [localized(columns.registeredOn.label), (of) => formatDate(of.registeredOn, language)],
    [localized(columns.bills.label), (of) => counted(of.bills)],
    [localized(columns.outstandingKobo.label), (of) => formatNaira(of.outstandingKobo)],
  ];
  const alike = [
    ...reasons.map((one) => localized(texts.reasons[one])),
    `${localized(texts.likeness)} ${Math.round(likeness * 100)}%`,
  ];
  return (
    <>
      <p>{localized(texts[action])}</p>
      <Facts
        facts={[
          [localized(texts.speaks), alike.join(', ')],
          [localized(texts.why), `${reason} (${proposedBy})`],
        ]}
      />
      <table className="ws-lines">
        <caption>{localized(action === 'merge' ? texts.mergeEffect : texts.separateEffect)}</caption>
        <thead>
          <tr>
            <td />
            {[from, into].map(({ tpui }, place) => (
              <th key={tpui} scope="col">
                {localized(place === 1 ? texts.leads : action === 'merge' ? texts.goes : texts.comesBack)}
                <br />
                <TextLink to={`/admin/tax-payers/${tpui}`}>{tpui}</TextLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, shown]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{shown(from)}</td>
              <td data-same={shown(from) === shown(into) || undefined}>{shown(into)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
