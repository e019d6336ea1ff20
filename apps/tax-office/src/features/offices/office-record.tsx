import { useApiClient } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import { getOffice, type ResponseOf, taxOfficeReport } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Button, formatDate, LinkButton, Skeleton, TextLink } from '@portal/ui';
import { Facts, RowFacts, type Sign, usePeriodLink } from '@portal/workspace/lists';
import { RecordFailure } from '@portal/workspace/records';
import { CloseOfficeDialog } from '@portal/workspace/work';
import { useState } from 'react';
import { OfficeDialog } from './office-dialog.tsx';
import { OfficePeople } from './office-people.tsx';
import { proposalsPath } from './proposals-path.ts';
import { texts, weekdays } from './texts.ts';

export const officeSigns: Readonly<Record<string, Sign>> = {
  open: { shape: 'tick', tone: 'good' },
  closed: { shape: 'cross', tone: 'quiet' },
  none: { shape: 'ring', tone: 'warning' },
};

export interface OfficeRecordProps {
  readonly id: string;
  readonly row: ResponseOf<typeof taxOfficeReport.list>['data'][number];
}

/** An office beside the list: its results, where it is, when it is open, who works there and with how much. */
export function OfficeRecord({ id, row }: OfficeRecordProps) {
  const localized = useLocalized();
  const link = usePeriodLink();
  const api = useApiClient();
  const isDirector = activeRole(useSession().session) === 'Tax Office Director';
  // What no office has yet has neither place nor people.
  const isNone = row.status === 'none';
  const [asked, setAsked] = useState<'change' | 'close'>();
  const source = useQuery({
    queryKey: ['tax-offices', id],
    queryFn: ({ signal }) => api(getOffice, { params: { id: Number(id) } }, signal),
    enabled: !isNone,
  });
  const office = source.data;
  const hours = office?.hours.map(
    ({ weekday, opensAt, closesAt }) => `${localized(weekdays[weekday - 1] ?? weekdays[0])} ${opensAt}–${closesAt}`,
  );
  return (
    <div className="ws-row-facts">
      <RowFacts report={taxOfficeReport} row={row} signs={officeSigns} />
      {office ? (
        <>
          <Facts
            facts={[
              [localized(texts.closedOn), office.closed ? formatDate(office.closed.on) : undefined],
              [localized(texts.successor), office.closed?.successor.name],
              [
                localized(texts.place),
                office.isIllustrative ? `${office.address} (${localized(texts.illustrative)})` : office.address,
              ],
              [localized(texts.lga), office.lga],
              [localized(texts.hours), hours && hours.length > 0 ? hours.join(', ') : localized(texts.closed)],
              [localized(texts.load), office.openCases],
              [localized(texts.looksAfter), office.taxpayers],
            ]}
          />
          <OfficePeople office={office} />
          {isDirector && !office.closed && (
            <p className="ui-screen-only">
              <Button size="sm" variant="secondary" onClick={() => setAsked('change')}>
                {localized(texts.change)}
              </Button>{' '}
              <Button size="sm" variant="quiet" onClick={() => setAsked('close')}>
                {localized(texts.close)}
              </Button>
            </p>
          )}
          {asked === 'change' && <OfficeDialog office={office} onClose={() => setAsked(undefined)} />}
          {asked === 'close' && (
            <CloseOfficeDialog office={office} proposalsPath={proposalsPath} onClose={() => setAsked(undefined)} />
          )}
        </>
      ) : source.error ? (
        <RecordFailure source={source} />
      ) : isNone ? (
        isDirector && (
          <p className="ui-screen-only">
            <LinkButton
              size="sm"
              variant="secondary"
              to={link('/tax-area-office/invoice-reports', { toId: id, status: 'outstanding' })}
            >
              {localized(texts.toPlace)}
            </LinkButton>
          </p>
        )
      ) : (
        <Skeleton height={160} role="status" aria-label={localized(texts.loading)} />
      )}
      <p className="ui-screen-only">
        <TextLink to={`/tax-area-office/taxpayer-reports?toId=${id}`}>{localized(texts.taxpayers)}</TextLink>
        {' · '}
        <TextLink to={link('/tax-area-office/invoice-reports', { toId: id })}>{localized(texts.bills)}</TextLink>
        {' · '}
        <TextLink to={link('/tax-area-office/collection-reports', { toId: id })}>
          {localized(texts.collections)}
        </TextLink>
      </p>
    </div>
  );
}
