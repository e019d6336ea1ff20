import { useApiClient } from '@portal/api-client';
import { lagosDay, type Mda, mdaReport } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useParams } from '@portal/platform/router';
import { formatDate } from '@portal/ui';
import { FigureStrip, FigureTile, percent, useSpokenPeriod } from '@portal/workspace/numbers';
import { RecordPage, RecordSection } from '@portal/workspace/records';
import { HeadsSection } from './heads-section.tsx';
import { RenameMda } from './rename-mda.tsx';
import { TargetsSection } from './targets-section.tsx';
import { texts } from './texts.ts';
import { useMda } from './use-mda.ts';

/** Everything about one MDA: `/admin/mda-reports/:id`. */
export function MdaPage() {
  const localized = useLocalized();
  const { id = '' } = useParams();
  return (
    <RecordPage
      kind={localized(texts.kind)}
      title={({ name }) => name}
      actions={(mda) => <RenameMda mda={mda} />}
      source={useMda(Number(id))}
    >
      {(mda) => (
        <>
          <div className="ws-record-all">
            <YearFigures mda={mda} />
          </div>
          <HeadsSection mda={mda} />
          <div>
            <TargetsSection mda={mda} />
          </div>
          <PeopleSection mda={mda} />
        </>
      )}
    </RecordPage>
  );
}

/** The same row as in the list, of this year. */
function YearFigures({ mda: { id, name } }: { readonly mda: Mda }) {
  const localized = useLocalized();
  const api = useApiClient();
  const spoken = useSpokenPeriod();
  const maxDate = lagosDay(Date.now());
  const minDate = `${maxDate.slice(0, 4)}-01-01`;
  const query = { criteria: name, minDate, maxDate, pageSize: 200 };
  const source = useQuery({
    queryKey: ['reports', 'mdas', query],
    queryFn: ({ signal }) => api(mdaReport.list, { query }, signal),
  });
  const row = source.data?.data.find((one) => one.id === String(id));
  const rows = (path: string, label: string, status = '') => ({
    to: `/admin/${path}?mdaId=${id}&minDate=${minDate}&maxDate=${maxDate}${status && `&status=${status}`}`,
    label,
  });
  return (
    <FigureStrip label={localized(texts.figures)} period={spoken({ minDate, maxDate }, source.data?.asOf)}>
      <FigureTile
        label={localized(texts.collected)}
        means="collected"
        value={row?.collectedKobo}
        unit="kobo"
        source={source}
        note={row?.achieved == null ? undefined : `${percent(row.achieved)} ${localized(texts.ofTarget)}`}
        rows={rows('collection-reports', localized(texts.collections))}
      />
      <FigureTile
        label={localized(texts.target)}
        means="target"
        value={row?.targetKobo}
        unit="kobo"
        source={source}
        note={row && row.targetKobo === null ? localized(texts.noTarget) : undefined}
      />
      <FigureTile
        label={localized(texts.billed)}
        means="billed"
        value={row?.billedKobo}
        unit="kobo"
        source={source}
        rows={rows('invoice-reports', localized(texts.bills), 'billed')}
      />
      <FigureTile
        label={localized(texts.outstanding)}
        means="outstanding"
        value={row?.outstandingKobo}
        unit="kobo"
        source={source}
        rows={rows('invoice-reports', localized(texts.bills), 'outstanding')}
      />
    </FigureStrip>
  );
}

function PeopleSection({ mda: { people } }: { readonly mda: Mda }) {
  const localized = useLocalized();
  return (
    <RecordSection title={localized(texts.people)}>
      {people.length === 0 ? (
        <p className="ws-record-quiet">{localized(texts.noPeople)}</p>
      ) : (
        <ul className="ws-record-list">
          {people.map(({ name, email, lastSeenAt }) => (
            <li key={email}>
              <span>
                {name}
                <small>
                  {email}
                  {lastSeenAt && `, ${localized(texts.lastSeen)} ${formatDate(lastSeenAt)}`}
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </RecordSection>
  );
}
