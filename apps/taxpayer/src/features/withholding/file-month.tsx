import { fileWithholdingSchedule, formatNaira, type WithholdingSchedule, withholdingPayers } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Button, formatDate } from '@portal/ui';
import { useState } from 'react';
import { billedOf } from '../../schedule-files/billed-of.ts';
import { BillingNotices } from '../../schedule-files/billing-notices.tsx';
import { LastLook } from '../../schedule-files/last-look.tsx';
import { useScheduleMessages } from '../../schedule-files/messages/use-schedule-messages.ts';
import { monthInWords } from '../../schedule-files/month-in-words.ts';
import { LeftOutPayments } from './left-out-payments.tsx';
import { useWithholdingMessages } from './messages/use-withholding-messages.ts';
import { useFile } from './withholding.queries.ts';

interface FileMonthProps {
  readonly schedule: WithholdingSchedule;
  readonly isSaving: boolean;
}

/** Files a draft as it was looked at: one that changes meanwhile is looked at again. */
export function FileMonth({ schedule, isSaving }: FileMonthProps) {
  const messages = useWithholdingMessages();
  const look = useScheduleMessages();
  const language = useLanguage();
  const localized = useLocalized();
  const file = useFile();
  const [looked, setLooked] = useState<WithholdingSchedule>();
  const actionOf = ({ toBillKobo }: WithholdingSchedule) =>
    toBillKobo > 0 ? messages.file(formatNaira(toBillKobo)) : messages.fileNothing;
  return (
    <>
      <div>
        <Button size="lg" disabled={isSaving} onClick={() => setLooked(schedule)}>
          {actionOf(schedule)}
        </Button>
      </div>
      {looked && (
        <LastLook
          title={look.lookTitle}
          action={actionOf(looked)}
          summary={[
            { term: look.lookMonth, detail: monthInWords(looked.month, language) },
            { term: messages.payer, detail: localized(withholdingPayers[looked.payer]) },
            { term: messages.paymentsTitle, detail: String(looked.lines.length) },
            { term: messages.columns.grossKobo, detail: formatNaira(looked.grossKobo) },
            { term: messages.columns.deductedKobo, detail: formatNaira(looked.deductedKobo) },
            { term: messages.due, detail: formatNaira(looked.dueKobo) },
            ...billedOf(looked, look.lookBilled, look),
            { term: messages.dueOn, detail: formatDate(looked.dueOn) },
            ...(looked.leftOutCount === 0 ? [{ term: look.lookLeftOut, detail: look.lookLeftOutNone }] : []),
          ]}
          body={{ scheduleId: looked.id, dueKobo: looked.dueKobo, savedAt: looked.savedAt }}
          schema={fileWithholdingSchedule.body}
          save={file.mutateAsync}
          done={messages.filed}
          failed={messages.fileFailed}
          onClose={() => setLooked(undefined)}
        >
          <LeftOutPayments schedule={looked} />
          <BillingNotices schedule={looked} />
        </LastLook>
      )}
    </>
  );
}
