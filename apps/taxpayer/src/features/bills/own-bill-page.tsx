import { ApiError } from '@portal/api-client';
import {
  type BillStatus,
  billStatusWords,
  dueWords,
  groupReference,
  lagosDay,
  type OpenBill,
  type OwnBill,
} from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useSearchParams } from '@portal/platform/router';
import {
  EmptyState,
  ErrorState,
  formatDate,
  formatDateTime,
  Icon,
  LineItems,
  LinkButton,
  Money,
  Page,
  Reference,
  Sheet,
  Skeleton,
  SummaryList,
  TextLink,
} from '@portal/ui';
import { billSigns } from '@portal/workspace/bills';
import { StatusSign } from '@portal/workspace/lists';
import type { ReactNode } from 'react';
import { HelpAbout } from '../../help-about.tsx';
import { BillActions } from './bill-actions.tsx';
import { BillAttempts } from './bill-attempts.tsx';
import { useBillsMessages } from './messages/use-bills-messages.ts';
import { useBillPaper, useOwnBill } from './own-bill.queries.ts';
import './bills.css';

/** Names of the reference in addresses (spec §2.14). */
const names = ['billRef', 'billReference', 'ref'];

export interface OwnBillPageProps {
  /** Other ways to pay it: from one's credit, in parts, or the way to ask for it. */
  readonly plan: (billReference: string) => ReactNode;
}

/** A bill of one's own in full, without navigation (spec §2.1). */
export function OwnBillPage({ plan }: OwnBillPageProps) {
  const messages = useBillsMessages();
  const [search] = useSearchParams();
  const reference = names.map((name) => search.get(name)?.trim()).find(Boolean) ?? '';
  const own = useOwnBill(reference);
  const paper = useBillPaper(reference);
  const back = (
    <TextLink to="/user/invoices" look="plain" className="own-bill-back">
      <Icon name="arrow-left" size={18} /> {messages.allInvoices}
    </TextLink>
  );
  const error = own.error ?? paper.error;
  if (reference === '' || (error instanceof ApiError && (error.is('bill.not-found') || error.status === 422)))
    return (
      <Page title={messages.bill} width="text">
        <EmptyState
          title={reference === '' ? messages.noReference : messages.notFound}
          action={<LinkButton to="/user/invoices">{messages.allInvoices}</LinkButton>}
        >
          <p>{reference === '' ? messages.noReferenceText : messages.notFoundText}</p>
          {reference !== '' && (
            <p>
              <TextLink to={`/payment_summary_open?billReference=${encodeURIComponent(reference)}`}>
                {messages.openPublicly}
              </TextLink>
            </p>
          )}
        </EmptyState>
      </Page>
    );
  if (error)
    return (
      <Page title={messages.bill} width="text">
        <ErrorState
          message={(error instanceof ApiError && error.message) || messages.failed}
          requestId={error instanceof ApiError ? error.requestId : undefined}
          onRetry={() => void Promise.all([own.refetch(), paper.refetch()])}
          isRetrying={own.isFetching || paper.isFetching}
        />
        {back}
      </Page>
    );
  return (
    <Page title={own.data?.bill.heads || messages.bill} lead={own.data?.bill.mda}>
      {back}
      {own.data && paper.data ? (
        <Whole own={own.data} paper={paper.data} plan={plan} />
      ) : (
        <Skeleton height={480} role="status" aria-label={messages.loading} />
      )}
    </Page>
  );
}

function Whole({ own, paper, plan }: OwnBillPageProps & { readonly own: OwnBill; readonly paper: OpenBill }) {
  const messages = useBillsMessages();
  const language = useLanguage();
  const localized = useLocalized();
  const { bill, userData, receipt } = paper;
  const status = own.bill.status as keyof typeof billStatusWords;
  const { user, userRegistration } = userData;
  const dueOn = bill.dueOn ?? bill.expiresOn;
  const facts: [string, string | null | undefined | false][] = [
    [messages.receiptNumber, receipt?.receiptNumber],
    [messages.paidAt, receipt && formatDateTime(receipt.paidAt, language)],
    [messages.providerReference, receipt && groupReference(receipt.providerReference)],
    [messages.issuedOn, formatDate(bill.issuedOn, language)],
    [messages.expiresOn, formatDate(own.bill.payableUntil, language)],
    [messages.tpui, bill.tpui],
    [messages.mda, bill.mda],
    [messages.taxOffice, bill.taxOffice],
    [messages.expertSystem, own.bill.expertSystem],
    [messages.preparedBy, bill.preparedBy],
    [messages.paymentBegunBy, bill.paymentBegunBy],
  ];
  return (
    <div className="own-bill-columns">
      <Sheet as="article" className="own-bill own-bill-paper">
        <div className="own-bill-top">
          <Reference value={bill.billReference} />
          <StatusSign sign={billSigns[status as BillStatus]}>{localized(billStatusWords[status])}</StatusSign>
        </div>
        <div>
          <Money amountKobo={bill.totalKobo} size="bill" />
          <p className="own-bill-quiet">{bill.amountInWords}</p>
          {status === 'unpaid' && (
            <strong>{localized(dueWords(dueOn, lagosDay(Date.now()), formatDate(dueOn, language)))}</strong>
          )}
        </div>
        <section>
          <h2 className="own-bill-heading">{messages.billTo}</h2>
          <p>
            <strong>{`${user.firstName} ${user.lastName}`.trim()}</strong>
            {[userData.organisation?.registrationNumber, userRegistration.addressLine1, user.email]
              .filter(Boolean)
              .map((line) => (
                <span key={line} className="own-bill-line">
                  {line}
                </span>
              ))}
          </p>
        </section>
        <LineItems
          caption={messages.lines}
          totalKobo={bill.totalKobo}
          lines={bill.billDetails.map(({ description, narration, revenueHeadCode, amount }, index) => ({
            id: String(index),
            description,
            narration,
            code: revenueHeadCode,
            amountKobo: amount,
          }))}
        />
        <SummaryList items={facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []))} />
      </Sheet>
      <div className="own-bill own-bill-aside">
        <Sheet padding="md">
          <BillActions own={own} />
          <p>
            <HelpAbout topic={receipt ? 'receipts' : 'paying'} />
          </p>
        </Sheet>
        {plan(own.bill.billReference)}
        {own.attempts.length > 0 && (
          <Sheet padding="md">
            <BillAttempts attempts={own.attempts} />
          </Sheet>
        )}
      </div>
    </div>
  );
}
