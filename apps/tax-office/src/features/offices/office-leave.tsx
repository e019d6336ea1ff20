import { useApiClient } from '@portal/api-client';
import { endCover, type LeaveCover, listCovers, type OfficeRecord } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { keepPreviousData, useQuery, useQueryClient } from '@portal/platform/query';
import { Button, formatDate, Skeleton } from '@portal/ui';
import { ConfirmDialog } from '@portal/workspace/forms';
import { PageTurns, useHiddenPagePlace } from '@portal/workspace/pages';
import { RecordFailure } from '@portal/workspace/records';
import { useState } from 'react';
import { coversKey } from './covers-key.ts';
import { texts } from './texts.ts';

/** Who of an office is away now and later, and who stands in. */
export function OfficeLeave({ office }: { readonly office: OfficeRecord }) {
  const localized = useLocalized();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const [ending, setEnding] = useState<LeaveCover>();
  const place = useHiddenPagePlace(listCovers);
  const asked = { ...place.asked, officeId: office.id };
  const source = useQuery({
    queryKey: [...coversKey, asked],
    queryFn: ({ signal }) => api(listCovers, { query: asked }, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label={localized(texts.leave)}>
      <h3>{localized(texts.leave)}</h3>
      {source.data ? (
        source.data.totalRecords === 0 ? (
          <p>{localized(texts.noLeave)}</p>
        ) : (
          <>
            <ul className="ws-record-list">
              {source.data.data.map((cover) => (
                <li key={cover.id}>
                  <span>
                    {cover.absent.name}
                    <small>
                      {formatDate(cover.fromDay)} – {formatDate(cover.untilDay)}, {localized(texts.standsIn)}:{' '}
                      {cover.cover.name}
                    </small>
                  </span>
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={`${localized(texts.isBack)}: ${cover.absent.name}`}
                    onClick={() => setEnding(cover)}
                  >
                    {localized(texts.isBack)}
                  </Button>
                </li>
              ))}
            </ul>
            <PageTurns place={place} page={source.data} />
          </>
        )
      ) : source.error ? (
        <RecordFailure source={source} />
      ) : (
        <Skeleton height={60} role="status" aria-label={localized(texts.leave)} />
      )}
      {ending && (
        <ConfirmDialog
          title={`${localized(texts.isBack)}: ${ending.absent.name}`}
          action={localized(texts.isBack)}
          done={localized(texts.leaveEnded)}
          onClose={() => setEnding(undefined)}
          onDone={() => void queryClient.invalidateQueries({ queryKey: coversKey })}
          confirm={() => api(endCover, { params: { id: ending.id }, body: {} })}
        >
          {localized(texts.endLeave)}
        </ConfirmDialog>
      )}
    </section>
  );
}
