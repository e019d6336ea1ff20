import { formatNaira, type WithholdingSchedule } from '@portal/contracts';
import { formatDate, LinkButton, Notice, Reference, Sheet, StatusBadge } from '@portal/ui';
import { BillingNotices } from '../../schedule-files/billing-notices.tsx';
import { LatenessNotices } from '../../schedule-files/lateness.tsx';
import { MonthCredit } from '../../schedule-files/month-credit.tsx';
import { useMayFile } from '../../schedule-files/use-may-file.ts';
import { Acknowledgement } from './acknowledgement.tsx';
import { FileMonth } from './file-month.tsx';
import { LeftOutPayments } from './left-out-payments.tsx';
import { useWithholdingMessages } from './messages/use-withholding-messages.ts';
import { Payments } from './payments.tsx';

interface ScheduleViewProps {
  readonly schedule: WithholdingSchedule;
  readonly isSaving: boolean;
  /** Takes a payment out of a draft. */
  readonly onRemove: (at: number) => void;
}

/** What a month comes to by the law, its filing, its bill, and its payments. */
export function ScheduleView({ schedule, isSaving, onRemove }: ScheduleViewProps) {
  const messages = useWithholdingMessages();
  const mayFile = useMayFile('withholding-file');
  const { state, version, lines, dueKobo, beforeKobo, bill, lateness } = schedule;
  const sums = [
    [messages.columns.grossKobo, schedule.grossKobo],
    [messages.law, schedule.lawKobo],
    [messages.columns.deductedKobo, schedule.deductedKobo],
    [messages.due, dueKobo],
    ...(version > 1 ? ([[messages.billedBefore, beforeKobo]] as const) : []),
  ] as const;
  return (
    <>
      <Sheet className="schedule-stack">
        <p className="schedule-signs">
          <StatusBadge tone={state === 'draft' ? 'info' : 'good'}>
            {state === 'draft'
              ? messages.states.draft
              : `${messages.filedAt} ${formatDate(schedule.filedAt ?? schedule.savedAt)}`}
          </StatusBadge>
          {version > 1 && <StatusBadge tone="info">{messages.version(version)}</StatusBadge>}
          {schedule.isReceipted && <StatusBadge tone="good">{messages.receipted}</StatusBadge>}
          <span className="schedule-quiet">
            {messages.payments(lines.length)}. {messages.dueOn} {formatDate(schedule.dueOn)}
          </span>
        </p>
        <dl className="schedule-sums">
          {sums.map(([label, amountKobo]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatNaira(amountKobo)}</dd>
            </div>
          ))}
        </dl>
        <p className="schedule-quiet">{messages.dueText(schedule.source)}</p>
        <LatenessNotices lateness={lateness} />
        <LeftOutPayments schedule={schedule} />
        <BillingNotices schedule={schedule} />
        {schedule.credit && <MonthCredit credit={schedule.credit} needs={messages.creditNeeds} />}
        {state === 'draft' && !mayFile && <Notice kind="info" title={messages.preparedOnly} />}
        {state === 'draft' && mayFile && <FileMonth schedule={schedule} isSaving={isSaving} />}
        {bill && (
          <>
            <p>
              <span className="schedule-quiet">{messages.reference}</span> <Reference value={bill.reference} />
            </p>
            <div className="ui-page-actions">
              {bill.status === 'unpaid' && (
                <LinkButton to={`/payment-gateways-open?billRef=${bill.reference}`}>{messages.pay}</LinkButton>
              )}
              <LinkButton variant="secondary" to={`/user/payment_summary?billReference=${bill.reference}`}>
                {messages.openBill}
              </LinkButton>
            </div>
          </>
        )}
        {state === 'filed' && <Acknowledgement month={schedule.month} />}
      </Sheet>
      <Payments
        schedule={schedule}
        onRemove={state === 'draft' && lines.length > 1 && !isSaving ? onRemove : undefined}
      />
    </>
  );
}
