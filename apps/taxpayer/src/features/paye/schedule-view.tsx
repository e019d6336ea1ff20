import { formatNaira, type PayeSchedule } from '@portal/contracts';
import { formatDate, LinkButton, Notice, Reference, Sheet, StatusBadge } from '@portal/ui';
import { BillingNotices } from '../../schedule-files/billing-notices.tsx';
import { LatenessNotices } from '../../schedule-files/lateness.tsx';
import { MonthCredit } from '../../schedule-files/month-credit.tsx';
import { useMayFile } from '../../schedule-files/use-may-file.ts';
import { Acknowledgement } from './acknowledgement.tsx';
import { BranchTotals } from './branch-totals.tsx';
import { Changes } from './changes.tsx';
import { FileMonth } from './file-month.tsx';
import { LeftOutEmployees } from './left-out-employees.tsx';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import { ScheduleLines } from './schedule-lines.tsx';

/** Each employee's tax by the law beside what was deducted, the widest difference first; and the filing. */
export function ScheduleView({ schedule }: { readonly schedule: PayeSchedule }) {
  const messages = usePayeMessages();
  const mayFile = useMayFile('paye-file');
  const { state, version, employees, differing, dueKobo, beforeKobo, bill } = schedule;
  const sums = [
    [messages.gross, schedule.grossKobo],
    [messages.deducted, schedule.deductedKobo],
    [messages.law, schedule.lawKobo],
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
          {state === 'filed' && employees === 0 && <StatusBadge tone="info">{messages.nil}</StatusBadge>}
          {version > 1 && <StatusBadge tone="info">{messages.version(version)}</StatusBadge>}
          <span className="schedule-quiet">
            {messages.employees(employees)}. {messages.dueOn} {formatDate(schedule.dueOn)}
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
        <p className="schedule-quiet">{messages.dueText}</p>
        <LatenessNotices lateness={schedule.lateness} />
        <LeftOutEmployees schedule={schedule} />
        {differing > 0 && <Notice kind="warning" title={messages.differs(differing)} />}
        <BillingNotices schedule={schedule} />
        {schedule.credit && <MonthCredit credit={schedule.credit} />}
        {state === 'draft' && !mayFile && <Notice kind="info" title={messages.preparedOnly} />}
        {state === 'draft' && mayFile && <FileMonth schedule={schedule} />}
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
      <BranchTotals schedule={schedule} />
      <Changes schedule={schedule} />
      {employees > 0 && <ScheduleLines key={schedule.id + schedule.savedAt} schedule={schedule} />}
    </>
  );
}
