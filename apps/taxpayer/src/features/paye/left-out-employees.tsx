import type { PayeSchedule } from '@portal/contracts';
import { fromLeftOut } from '../../schedule-files/left-out.ts';
import { LeftOutNotice } from '../../schedule-files/left-out-notice.tsx';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import { payeSchedule } from './schedule-columns.ts';

/** Employees who are left for an amendment. */
export function LeftOutEmployees({ schedule: { month, leftOut } }: { readonly schedule: PayeSchedule }) {
  const { columns, problems } = usePayeMessages();
  return (
    <LeftOutNotice
      kind={payeSchedule}
      rows={fromLeftOut(payeSchedule, leftOut)}
      columnNames={columns}
      problemWords={problems}
      fileName={`paye-${month}`}
      nameOf={({ name, staffNumber }) => [name, staffNumber].filter(Boolean).join(', ')}
    />
  );
}
