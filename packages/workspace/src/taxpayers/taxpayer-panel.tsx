import { ApiError, problemOf, useApiClient } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import { getTaxpayer, getTaxpayerRecord, taxpayerReport, theBeginning } from '@portal/contracts';
import { lazyPart, useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useLocation } from '@portal/platform/router';
import { Button, EmptyState, formatDate, LinkButton, LoadFailure, Money, Skeleton, TextLink } from '@portal/ui';
import { Suspense, useState } from 'react';
import { counted, dayOfMoment } from '../lists/format.ts';
import { Facts } from '../lists/panel/facts.tsx';
import { StatusSign } from '../lists/table/status-sign.tsx';
import { useTaxpayerMessages } from './messages/use-taxpayer-messages.ts';
import { texts } from './record/texts.ts';
import { taxpayerSigns } from './taxpayer-signs.ts';
import { mayConfirmOffice, mayMoveTaxpayers } from './who-moves.ts';

export interface TaxpayerPanelProps {
  /** The TPUI. */
  readonly id: string;
}

const OfficeDialog = lazyPart(async () => (await import('./office-dialog.tsx')).OfficeDialog);

/** A taxpayer as staff see one beside a list. Each opening of it is noted by the server. */
export function TaxpayerPanel({ id: tpui }: TaxpayerPanelProps) {
  const messages = useTaxpayerMessages();
  const localized = useLocalized();
  const language = useLanguage();
  const role = activeRole(useSession().session);
  const [isPlacing, setPlacing] = useState(false);
  const { pathname } = useLocation();
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['taxpayers', tpui],
    queryFn: ({ signal }) => api(getTaxpayer, { params: { tpui } }, signal),
  });
  if (query.isPending) return <Skeleton height={240} role="status" aria-label={messages.loading} />;
  if (query.isError) {
    const refusal = query.error instanceof ApiError ? query.error : undefined;
    if (refusal?.is('taxpayer.not-found'))
      return <EmptyState title={messages.notFound}>{messages.notFoundText}</EmptyState>;
    return (
      <LoadFailure
        problem={problemOf(query.error)}
        message={messages.failed}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  const taxpayer = query.data;
  // The area's own reports stand beside the screen one is on.
  const root = pathname.slice(0, pathname.indexOf('/', 1));
  const { columns } = taxpayerReport;
  const words = columns.status.words[taxpayer.standing];
  const mayMove = mayMoveTaxpayers(role);
  const mayConfirm = mayConfirmOffice(role, taxpayer);
  const mayOpenRecord = role !== undefined && getTaxpayerRecord.access.some((one) => one === role);
  const ofTaxpayer = `?criteria=${encodeURIComponent(tpui)}&minDate=${theBeginning}`;
  return (
    <div className="ws-taxpayer">
      <div className="ws-taxpayer-top">
        <h2>{taxpayer.name}</h2>
        <StatusSign sign={taxpayerSigns[taxpayer.standing]}>{localized(words)}</StatusSign>
      </div>
      <Facts
        facts={[
          [localized(columns.outstandingKobo.label), <Money key="outstanding" amountKobo={taxpayer.outstandingKobo} />],
          [localized(columns.collectedKobo.label), <Money key="collected" amountKobo={taxpayer.collectedKobo} />],
          [localized(columns.billedKobo.label), <Money key="billed" amountKobo={taxpayer.billedKobo} />],
          [localized(columns.bills.label), counted(taxpayer.bills)],
          [messages.lastPayment, taxpayer.lastPaidAt && formatDate(dayOfMoment(taxpayer.lastPaidAt), language)],
        ]}
      />
      <Facts
        facts={[
          [localized(columns.category.label), taxpayer.category],
          [localized(columns.phone.label), taxpayer.phone],
          [localized(columns.lga.label), taxpayer.lga],
          [
            messages.office,
            taxpayer.homeOffice &&
              `${taxpayer.homeOffice.name} (${messages.officeSources[taxpayer.homeOffice.source]})`,
          ],
          [messages.registered, formatDate(taxpayer.registeredOn, language)],
        ]}
      />
      {mayOpenRecord && (
        <p className="ui-screen-only">
          <LinkButton
            to={`${root}/${root === '/admin' ? 'tax-payers' : 'taxpayer-reports'}/${tpui}`}
            variant="secondary"
          >
            {localized(texts.open)}
          </LinkButton>
        </p>
      )}
      <p className="ui-screen-only">
        <TextLink to={`${root}/invoice-reports${ofTaxpayer}`}>{messages.bills}</TextLink>
        {' · '}
        <TextLink to={`${root}/collection-reports${ofTaxpayer}`}>{messages.collections}</TextLink>
      </p>
      {(mayMove || mayConfirm) && (
        <p className="ui-screen-only">
          <Button size="sm" variant="secondary" onClick={() => setPlacing(true)}>
            {mayMove ? messages.move : messages.confirm}
          </Button>
        </p>
      )}
      {isPlacing && (
        <Suspense>
          <OfficeDialog taxpayer={taxpayer} mayMove={mayMove} onClose={() => setPlacing(false)} />
        </Suspense>
      )}
      <p className="ws-taxpayer-note">{messages.noted}</p>
    </div>
  );
}
