import { useApiClient } from '@portal/api-client';
import { clearanceStateWords, getClearanceCounts } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { blockedNow, byPortal, lasting, words } from '../clearance/words.ts';
import { FigureStrip, FigureTile } from '../numbers/tiles/figure-strip.tsx';

export interface ClearanceStripProps {
  /** Of the list of applications; figures lead nowhere without it. */
  readonly listPath?: string;
}

/** Certificates of this year: issued, refused, how long the answer took, and how many took more than fourteen days (goal: none). */
export function ClearanceStrip({ listPath }: ClearanceStripProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const source = useQuery({
    queryKey: ['clearance-counts'],
    queryFn: ({ signal }) => api(getClearanceCounts, { query: {} }, signal),
  });
  const { data } = source;
  const tile = { unit: 'count', source } as const;
  return (
    <FigureStrip label={localized(words.strip)} period={data && String(data.year)}>
      <FigureTile
        {...tile}
        label={localized(words.issued)}
        value={data?.issued}
        note={data && localized(byPortal(data.issuedByPortal))}
      />
      <FigureTile {...tile} label={localized(words.refused)} value={data?.refused} />
      <FigureTile
        {...tile}
        label={localized(words.waiting)}
        value={data?.withPerson}
        note={data && localized(blockedNow(data.blocked))}
        rows={listPath === undefined ? undefined : { to: listPath, label: localized(words.toList) }}
      />
      <FigureTile
        {...tile}
        label={localized(words.over)}
        value={data?.overFourteenDays}
        note={
          data &&
          `${localized(words.goal)}. ${
            data.medianMinutes === null
              ? localized(words.noMedian)
              : `${localized(words.median)}: ${localized(lasting(data.medianMinutes))}`
          }`
        }
        rows={
          listPath === undefined
            ? undefined
            : { to: `${listPath}?status=overdue`, label: localized(clearanceStateWords.overdue) }
        }
      />
    </FigureStrip>
  );
}
