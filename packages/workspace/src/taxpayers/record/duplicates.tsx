import { messageFrom, useApiClient } from '@portal/api-client';
import { findDuplicates, type PossibleDuplicate, type TaxpayerRecord, taxpayerReport } from '@portal/contracts';
import { lazyPart, useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Button, ErrorState, formatDate, Skeleton, TextLink } from '@portal/ui';
import { Suspense, useState } from 'react';
import { counted } from '../../lists/format.ts';
import { mergeTexts as texts } from './merge-texts.ts';

const MergeDialog = lazyPart(async () => (await import('./merge-dialog.tsx')).MergeDialog);

export interface DuplicatesProps {
  readonly record: TaxpayerRecord;
}

/** Who may be the same taxpayer, each side by side with this one, and the way to make them one. Asked for only when somebody wants to know. */
export function Duplicates({ record }: DuplicatesProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const { tpui } = record.taxpayer;
  const [isAsked, setAsked] = useState(false);
  const [merging, setMerging] = useState<PossibleDuplicate>();
  const query = useQuery({
    queryKey: ['taxpayers', tpui, 'duplicates'],
    queryFn: ({ signal }) => api(findDuplicates, { params: { tpui } }, signal),
    enabled: isAsked,
  });
  if (!isAsked)
    return (
      <div>
        <Button size="sm" variant="secondary" onClick={() => setAsked(true)}>
          {localized(texts.look)}
        </Button>
      </div>
    );
  if (query.isPending) return <Skeleton height={120} role="status" aria-label={localized(texts.title)} />;
  if (query.isError)
    return (
      <ErrorState
        message={messageFrom(query.error, localized(texts.failed))}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  const { data } = query.data;
  if (data.length === 0) return <p className="ws-record-quiet">{localized(texts.none)}</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className="ws-record-wide" aria-label={localized(texts.title)} tabIndex={0}>
        <table className="ws-lines">
          <caption>{localized(texts.explained)}</caption>
          <SideBySide record={record} others={data} onMerge={setMerging} />
        </table>
      </section>
      {merging && (
        <Suspense>
          <MergeDialog
            action="merge"
            from={merging}
            into={record.taxpayer}
            mayTurn
            onClose={() => setMerging(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

interface SideBySideProps extends DuplicatesProps {
  readonly others: readonly PossibleDuplicate[];
  readonly onMerge: (other: PossibleDuplicate) => void;
}

function SideBySide({ record: { taxpayer }, others, onMerge }: SideBySideProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const { columns } = taxpayerReport;
  const one = { ...taxpayer, office: taxpayer.homeOffice?.name ?? null };
  const rows: readonly (readonly [string, (of: typeof one | PossibleDuplicate) => string | null])[] = [
    ['TPUI', (of) => of.tpui],
    [localized(columns.name.label), (of) => of.name],
    [localized(columns.category.label), (of) => of.category],
    [localized(columns.phone.label), (of) => of.phone],
    [localized(columns.taxOffice.label), (of) => of.office],
    [localized(columns.status.label), (of) => localized(columns.status.words[of.standing])],
    [localized(columns.registeredOn.label), (of) => formatDate(of.registeredOn, language)],
    [localized(columns.bills.label), (of) => counted(of.bills)],
  ];
  return (
    <>
      <thead>
        <tr>
          <td />
          <th scope="col">{localized(texts.thisOne)}</th>
          {others.map(({ tpui, reasons, likeness }) => (
            <th key={tpui} scope="col">
              {reasons.map((reason) => localized(texts.reasons[reason])).join(', ')}
              <small>
                {localized(texts.likeness)} {Math.round(likeness * 100)}%
              </small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, shown]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{shown(one)}</td>
            {others.map((other) => (
              <td key={other.tpui} data-same={shown(other) === shown(one) || undefined}>
                {label === 'TPUI' ? (
                  <TextLink to={`/admin/tax-payers/${other.tpui}`}>{other.tpui}</TextLink>
                ) : (
                  shown(other)
                )}
              </td>
            ))}
          </tr>
        ))}
        <tr className="ui-screen-only">
          <td />
          <td />
          {others.map((other) => (
            <td key={other.tpui}>
              {other.standing !== 'merged' && (
                <Button
                  size="sm"
                  variant="secondary"
                  onClick={() => onMerge(other)}
                  aria-label={`${localized(texts.merge)}: ${other.tpui}`}
                >
                  {localized(texts.merge)}
                </Button>
              )}
            </td>
          ))}
        </tr>
      </tbody>
    </>
  );
}
