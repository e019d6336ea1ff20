import { messageFrom, useApiClient } from '@portal/api-client';
import { listOffices, type OpeningHours, type TaxOffice, weekdayName } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Button, ErrorState, Skeleton } from '@portal/ui';
import { CloseOfficeDialog, OpenOfficeDialog } from '@portal/workspace/work';
import { type ReactNode, useState } from 'react';
import { texts } from './texts.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7];

export interface OfficeHoursProps {
  readonly head: ReactNode;
  /** Where a second person decides which offices open and close. */
  readonly proposalsPath: string;
}

/** When each office is open; consultations are offered within. Offices are proposed to open and to close here. */
export function OfficeHours({ head, proposalsPath }: OfficeHoursProps) {
  const localized = useLocalized();
  const [asked, setAsked] = useState<'open' | TaxOffice>();
  const close = () => setAsked(undefined);
  return (
    <div className="ws">
      <section className="ws-list">
        {head}
        <div className="ws-calendar-bar ui-screen-only">
          <Button size="sm" onClick={() => setAsked('open')}>
            {localized(texts.open)}
          </Button>
        </div>
        <div className="ws-scroll ws-holidays">
          <Table onAskToClose={setAsked} />
        </div>
      </section>
      {asked === 'open' && <OpenOfficeDialog proposalsPath={proposalsPath} onClose={close} />}
      {asked && asked !== 'open' && <CloseOfficeDialog office={asked} proposalsPath={proposalsPath} onClose={close} />}
    </div>
  );
}

function Table({ onAskToClose }: { readonly onAskToClose: (office: TaxOffice) => void }) {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['tax-offices'],
    queryFn: ({ signal }) => api(listOffices, {}, signal),
  });
  if (query.isPending) return <Skeleton height={160} role="status" aria-label={localized(texts.office)} />;
  if (query.isError)
    return (
      <ErrorState
        message={messageFrom(query.error, localized(texts.failed))}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  return (
    <table className="ws-lines">
      <caption>{localized(texts.caption)}</caption>
      <thead>
        <tr>
          <th scope="col">{localized(texts.office)}</th>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {weekdayName(weekday, language)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {query.data.offices.map((office) => (
          <tr key={office.id}>
            <th scope="row">{office.name}</th>
            {weekdays.map((weekday) => (
              <td key={weekday}>{openOn(office.hours, weekday) ?? localized(texts.closed)}</td>
            ))}
            <td className="ui-screen-only">
              <Button
                size="sm"
                variant="quiet"
                aria-label={`${localized(texts.closeOffice)}: ${office.name}`}
                onClick={() => onAskToClose(office)}
              >
                {localized(texts.closeOffice)}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function openOn(hours: readonly OpeningHours[], weekday: number): string | undefined {
  const open = hours.filter((one) => one.weekday === weekday);
  return open.length === 0 ? undefined : open.map(({ opensAt, closesAt }) => `${opensAt}–${closesAt}`).join(', ');
}
