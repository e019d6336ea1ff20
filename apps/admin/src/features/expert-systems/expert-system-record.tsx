import { expertSystemReport, type ResponseOf } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { LinkButton, TextLink } from '@portal/ui';
import { RowFacts, type Sign, usePeriodLink } from '@portal/workspace/lists';
import { texts } from './texts.ts';

export const standingSigns: Readonly<Record<string, Sign>> = {
  active: { shape: 'tick', tone: 'good' },
  suspended: { shape: 'cross', tone: 'danger' },
};

export interface ExpertSystemRecordProps {
  readonly id: string;
  readonly row: ResponseOf<typeof expertSystemReport.list>['data'][number];
}

/** An expert system beside the list, and the way to its page, its bills and its receipts. */
export function ExpertSystemRecord({ id, row }: ExpertSystemRecordProps) {
  const localized = useLocalized();
  const link = usePeriodLink();
  return (
    <RowFacts report={expertSystemReport} row={row} signs={standingSigns}>
      <p className="ui-screen-only">
        <LinkButton to={`/admin/expert-system-modules/${id}`} variant="secondary">
          {localized(texts.open)}
        </LinkButton>
      </p>
      <p className="ui-screen-only">
        <TextLink to={link('/admin/invoice-reports', { esId: id })}>{localized(texts.bills)}</TextLink>
        {' · '}
        <TextLink to={link('/admin/collection-reports', { esId: id })}>{localized(texts.collections)}</TextLink>
      </p>
    </RowFacts>
  );
}
