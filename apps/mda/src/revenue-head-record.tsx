import { type ResponseOf, revenueHeadReport } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { TextLink } from '@portal/ui';
import { RowFacts, usePeriodLink } from '@portal/workspace/lists';

const texts = {
  bills: { en: 'Its bills', ha: 'Takardun biyansa' },
  collections: { en: 'Its receipts', ha: 'Rasitansa' },
} as const;

export interface RevenueHeadRecordProps {
  readonly head: ResponseOf<typeof revenueHeadReport.list>['data'][number];
}

/** A revenue head beside the report, and the bills and receipts its figures are made of. */
export function RevenueHeadRecord({ head }: RevenueHeadRecordProps) {
  const localized = useLocalized();
  const link = usePeriodLink();
  const filters = { rhId: head.id };
  return (
    <RowFacts report={revenueHeadReport} row={head}>
      <p className="ui-screen-only">
        <TextLink to={link('/mda/invoice-reports', filters)}>{localized(texts.bills)}</TextLink>
        {' · '}
        <TextLink to={link('/mda/collection-reports', filters)}>{localized(texts.collections)}</TextLink>
      </p>
    </RowFacts>
  );
}
