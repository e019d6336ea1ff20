import { useApiClient } from '@portal/api-client';
import {
  type BillStatus,
  followDeclaration,
  groupReference,
  groupThousands,
  type DeclarationProgress as Progress,
} from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { formatDate, formatDateTime, LinkButton, Sheet, StatusBadge, type StatusTone, SummaryList } from '@portal/ui';
import { FollowPage } from '../../forms/follow-page.tsx';
import '../../forms/service.css';
import { AssessmentLines } from './assessment-lines.tsx';
import './infrastructure.css';
import { useInfrastructureMessages } from './messages/use-infrastructure-messages.ts';
import { paths } from './paths.ts';

export function DeclarationProgress() {
  const messages = useInfrastructureMessages();
  const api = useApiClient();
  return (
    <FollowPage
      draftKey="pay_kd_declaration_follow"
      texts={messages}
      backTo={paths.root}
      ask={(body) => api(followDeclaration, { body })}
    >
      {(progress) => <Standing progress={progress} />}
    </FollowPage>
  );
}

const billTones: Readonly<Record<BillStatus, StatusTone>> = {
  unpaid: 'warning',
  'part-paid': 'warning',
  paid: 'good',
  'under-review': 'info',
  expired: 'danger',
  cancelled: 'neutral',
  void: 'danger',
};

function Standing({ progress }: { readonly progress: Progress }) {
  const messages = useInfrastructureMessages();
  const language = useLanguage();
  const { state, billStatus, billReference, rejectionReason, checkedAt } = progress;
  const [tone, label] = (
    {
      received: ['info', messages.stateReceived],
      confirmed: ['good', messages.stateConfirmed],
      rejected: ['danger', messages.stateRejected],
    } as const
  )[state];
  const billLabel = {
    unpaid: messages.unpaid,
    'part-paid': messages.partPaid,
    paid: messages.paid,
    'under-review': messages.underReview,
    expired: messages.expired,
    cancelled: messages.cancelled,
    void: messages.void,
  }[billStatus];
  const metres = groupThousands(progress.fibreMetres);
  return (
    <Sheet className="service-stack" role="status">
      <div className="ui-page-actions">
        <StatusBadge tone={tone}>{label}</StatusBadge>
        <StatusBadge tone={billTones[billStatus]}>{`${messages.bill}: ${billLabel}`}</StatusBadge>
      </div>
      <SummaryList
        items={[
          ...(rejectionReason ? [{ term: messages.reason, detail: rejectionReason }] : []),
          {
            term: messages.billReference,
            detail: <span className="service-code">{groupReference(billReference)}</span>,
          },
          ...(billStatus === 'unpaid' ? [{ term: messages.payBy, detail: formatDate(progress.payBy, language) }] : []),
          {
            term: messages.reference,
            detail: <span className="service-code">{groupReference(progress.reference)}</span>,
          },
          { term: messages.companyName, detail: progress.companyName },
          { term: messages.declared, detail: messages.counts(progress.siteCount, metres) },
          { term: messages.receivedAt, detail: formatDateTime(progress.receivedAt, language) },
          ...(checkedAt ? [{ term: messages.checkedAt, detail: formatDateTime(checkedAt, language) }] : []),
        ]}
      />
      <AssessmentLines assessment={progress.assessment} />
      <div className="ui-screen-only">
        <LinkButton to={`/payment_summary_open?billReference=${billReference}`}>
          {billStatus === 'paid' ? messages.openReceipt : messages.openBill}
        </LinkButton>
      </div>
    </Sheet>
  );
}
