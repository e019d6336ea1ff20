import { problemOf, useApiClient } from '@portal/api-client';
import { type HeadTariff, listHeadTariffs } from '@portal/contracts';
import { keepPreviousData, useQuery } from '@portal/platform/query';
import { EmptyState, formatDate, LoadFailure, Sheet, Skeleton, StatusBadge, type StatusTone } from '@portal/ui';
import type { ReactNode } from 'react';
import { PageTurns, useHiddenPagePlace } from '../pages/index.ts';
import { useBillingMessages } from './messages/use-billing-messages.ts';
import { TariffView } from './tariff-view.tsx';

const tones: Readonly<Record<HeadTariff['state'], StatusTone>> = {
  proposed: 'warning',
  released: 'good',
  refused: 'danger',
  withdrawn: 'neutral',
};

/** For whoever changed one: all lists of tariffs are read again. */
export const tariffsKey = ['tariffs'];

export interface TariffListProps {
  /** All of them unless told. */
  readonly state?: HeadTariff['state'] | undefined;
  /** Of one head alone. */
  readonly revenueHeadCode?: string;
  readonly empty: string;
  /** What can be done with one. */
  readonly actions: (tariff: HeadTariff) => ReactNode;
}

/** Versions of tariffs with what they ask and cost, and how they stand: an MDA's own, or all. */
export function TariffList({ state, revenueHeadCode, empty, actions }: TariffListProps) {
  const messages = useBillingMessages();
  const api = useApiClient();
  const place = useHiddenPagePlace(listHeadTariffs);
  const asked = { ...place.asked, state, revenueHeadCode };
  const tariffs = useQuery({
    queryKey: [...tariffsKey, asked],
    queryFn: ({ signal }) => api(listHeadTariffs, { query: asked }, signal),
    placeholderData: keepPreviousData,
  });
  if (tariffs.error && !tariffs.data)
    return (
      <LoadFailure
        problem={problemOf(tariffs.error)}
        message={messages.tariffsFailed}
        onRetry={() => void tariffs.refetch()}
      />
    );
  if (!tariffs.data) return <Skeleton height={240} role="status" aria-label={messages.tariffsLoading} />;
  if (tariffs.data.totalRecords === 0) return <EmptyState title={empty} icon="list" />;
  return (
    <>
      <ul className="wb-tariffs">
        {tariffs.data.data.map((tariff) => (
          <Sheet key={tariff.id} as="li" padding="md" className="wb-tariff-card">
            <div className="wb-tariff-head">
              <h3>
                {tariff.name} <span className="wb-note">{tariff.revenueHeadCode}</span>
              </h3>
              <StatusBadge tone={tones[tariff.state]}>{messages.states[tariff.state]}</StatusBadge>
            </div>
            <p className="wb-note">
              {tariff.mda} · {messages.version(tariff.version)} · {period(tariff, messages.from, messages.fromTo)} ·{' '}
              {tariff.basis}
              {tariff.isIllustrative && ` · ${messages.illustrative}`}
            </p>
            <TariffView attributes={tariff.attributes} rule={tariff.rule} />
            {tariff.proposedBy && <p className="wb-note">{messages.proposedBy(tariff.proposedBy)}</p>}
            {tariff.decidedBy && <p className="wb-note">{messages.decidedBy(tariff.decidedBy)}</p>}
            {tariff.reason && <p className="wb-reason">{tariff.reason}</p>}
            {actions(tariff)}
          </Sheet>
        ))}
      </ul>
      <PageTurns place={place} page={tariffs.data} />
    </>
  );
}

function period(
  { validFrom, validTo }: HeadTariff,
  from: (day: string) => string,
  fromTo: (from: string, to: string) => string,
): string {
  return validTo === null ? from(formatDate(validFrom)) : fromTo(formatDate(validFrom), formatDate(validTo));
}
