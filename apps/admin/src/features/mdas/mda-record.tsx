import { mdaReport, type ResponseOf } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { LinkButton, TextLink } from '@portal/ui';
import { RowFacts, usePeriodLink } from '@portal/workspace/lists';
import { texts } from './texts.ts';

export interface MdaRecordProps {
  readonly id: string;
  readonly row: ResponseOf<typeof mdaReport.list>['data'][number];
}

/** An MDA beside the list, and the way to its page, its bills and its receipts. */
export function MdaRecord({ id, row }: MdaRecordProps) {
  const localized = useLocalized();
  const link = usePeriodLink();
  return (
    <RowFacts report={mdaReport} row={row}>
      <p className="ui-screen-only">
        <LinkButton to={`/admin/mda-reports/${id}`} variant="secondary">
          {localized(texts.open)}
        </LinkButton>
      </p>
      <p className="ui-screen-only">
        <TextLink to={link('/admin/invoice-reports', { mdaId: id })}>{localized(texts.bills)}</TextLink>
        {' · '}
        <TextLink to={link('/admin/collection-reports', { mdaId: id })}>{localized(texts.collections)}</TextLink>
      </p>
    </RowFacts>
  );
}
