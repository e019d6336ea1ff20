import { messageFrom, useApiClient } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import { getRisk, type Localized, type Risk, riskReasonWords } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDate, Money, Skeleton } from '@portal/ui';
import { RecordSection } from '../../records/record-section.tsx';

// native reviewer: the Hausa is ours.
const words = {
  title: { en: 'Why to look', ha: 'Dalilan dubawa' },
  loading: { en: 'Loading the reasons', ha: 'Ana ɗauko dalilai' },
  failed: { en: 'The reasons could not be read.', ha: 'Ba a iya karanta dalilai ba.' },
  none: {
    en: 'Nothing: no bill, return, demand or difference asks for a look.',
    ha: 'Babu: ba bil, bayani, takardar neman biya ko bambanci da ke bukatar dubawa.',
  },
  since: { en: 'since', ha: 'tun' },
} as const satisfies Readonly<Record<string, Localized>>;

/** For an office: the reasons to look at a taxpayer, each with its figures. There is no score. */
export function RiskOf({ tpui }: { readonly tpui: string }) {
  const role = activeRole(useSession().session);
  return getRisk.access.some((one) => one === role) ? <Reasons tpui={tpui} /> : null;
}

function Reasons({ tpui }: { readonly tpui: string }) {
  const localized = useLocalized();
  const api = useApiClient();
  const { data, error } = useQuery({
    queryKey: ['taxpayers', tpui, 'risk'],
    queryFn: ({ signal }) => api(getRisk, { params: { tpui } }, signal),
  });
  return (
    <RecordSection title={localized(words.title)}>
      {data ? (
        <ReasonList reasons={data.reasons} />
      ) : error ? (
        <p className="ws-record-quiet">{messageFrom(error, localized(words.failed))}</p>
      ) : (
        <Skeleton height={60} role="status" aria-label={localized(words.loading)} />
      )}
    </RecordSection>
  );
}

function ReasonList({ reasons }: Risk) {
  const localized = useLocalized();
  const language = useLanguage();
  if (reasons.length === 0) return <p className="ws-record-quiet">{localized(words.none)}</p>;
  return (
    <ul className="ws-record-list">
      {reasons.map(({ reason, count, amountKobo, since }) => (
        <li key={reason}>
          <span>
            {localized(riskReasonWords[reason])}
            <small>
              {count}
              {since && `, ${localized(words.since)} ${formatDate(since, language)}`}
            </small>
          </span>
          {amountKobo !== null && <Money amountKobo={amountKobo} />}
        </li>
      ))}
    </ul>
  );
}
