import { messageFrom } from '@portal/api-client';
import { formatNaira, type WithholdingSchedule } from '@portal/contracts';
import { Button, formatDate, LinkButton, Notice, Reference, Sheet, StatusBadge, showToast } from '@portal/ui';
import { BillingNotices } from '../../schedule-files/billing-notices.tsx';
import { LatenessNotices } from '../../schedule-files/lateness.tsx';
import { fromLeftOut } from '../../schedule-files/left-out.ts';
import { LeftOutNotice } from '../../schedule-files/left-out-notice.tsx';
import { MonthCredit } from '../../schedule-files/month-credit.tsx';
import { useMayFile } from '../../schedule-files/use-may-file.ts';
import { Acknowledgement } from './acknowledgement.tsx';
import { useWithholdingMessages } from './messages/use-withholding-messages.ts';
import { Payments } from './payments.tsx';
import { withholdingSchedule } from './schedule-columns.ts';
import { useFile } from './withholding.queries.ts';

interface ScheduleViewProps {
  readonly schedule: WithholdingSchedule;
  readonly isSaving: boolean;
  /** Takes a payment out of a draft. */
  readonly onRemove: (at: number) => void;
}

/** What a month comes to by the law, its filing, its bill, and its payments. */
export function ScheduleView({ schedule, isSaving, onRemove }: ScheduleViewProps) {
  const messages = useWithholdingMessages();
  const file = useFile();
  const mayFile = useMayFile('withholding-file');
  const { state, version, lines, dueKobo, beforeKobo, toBillKobo, bill, lateness } = schedule;
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
        <LeftOutNotice
          kind={withholdingSchedule}
          rows={fromLeftOut(withholdingSchedule, schedule.leftOut)}
          fileName={`withholding-${schedule.month}`}
          nameOf={({ name, invoice }) => [name, invoice].filter(Boolean).join(', ')}
        />
        <BillingNotices schedule={schedule} />
        {schedule.credit && <MonthCredit credit={schedule.credit} needs={messages.creditNeeds} />}
        {file.isError && (
          <Notice kind="danger" role="alert">
            <p>{messageFrom(file.error, messages.fileFailed)}</p>
          </Notice>
        )}
        {state === 'draft' && !mayFile && <Notice kind="info" title={messages.preparedOnly} />}
        {state === 'draft' && mayFile && (
          <Button
            size="lg"
            disabled={isSaving}
            pending={file.isPending}
            pendingText={messages.filing}
            onClick={() =>
              file.mutate(schedule, { onSuccess: () => showToast({ kind: 'success', message: messages.filed }) })
            }
          >
            {toBillKobo > 0 ? messages.file(formatNaira(toBillKobo)) : messages.fileNothing}
          </Button>
        )}
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
