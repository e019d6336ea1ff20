import type { WithholdingSchedule } from '@portal/contracts';
import { fromLeftOut } from '../../schedule-files/left-out.ts';
import { LeftOutNotice } from '../../schedule-files/left-out-notice.tsx';
import { useWithholdingMessages } from './messages/use-withholding-messages.ts';
import { withholdingSchedule } from './schedule-columns.ts';

/** Payments that are left for an amendment. */
export function LeftOutPayments({ schedule: { month, leftOut } }: { readonly schedule: WithholdingSchedule }) {
  const { columns, problems } = useWithholdingMessages();
  return (
    <LeftOutNotice
      kind={withholdingSchedule}
      rows={fromLeftOut(withholdingSchedule, leftOut)}
      columnNames={columns}
      problemWords={problems}
      fileName={`withholding-${month}`}
      nameOf={({ name, invoice }) => [name, invoice].filter(Boolean).join(', ')}
    />
  );
}
