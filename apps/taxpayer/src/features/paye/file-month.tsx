import { filePayeSchedule, formatNaira, type PayeSchedule } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Button, formatDate } from '@portal/ui';
import { useState } from 'react';
import { billedOf } from '../../schedule-files/billed-of.ts';
import { BillingNotices } from '../../schedule-files/billing-notices.tsx';
import { LastLook } from '../../schedule-files/last-look.tsx';
import { useScheduleMessages } from '../../schedule-files/messages/use-schedule-messages.ts';
import { monthInWords } from '../../schedule-files/month-in-words.ts';
import { LeftOutEmployees } from './left-out-employees.tsx';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import { useFile } from './paye.queries.ts';

/** Files a draft as it was looked at: one that changes meanwhile is looked at again. */
export function FileMonth({ schedule }: { readonly schedule: PayeSchedule }) {
  const messages = usePayeMessages();
  const look = useScheduleMessages();
  const language = useLanguage();
  const file = useFile();
  const [looked, setLooked] = useState<PayeSchedule>();
  const actionOf = ({ toBillKobo }: PayeSchedule) =>
    toBillKobo > 0 ? messages.file(formatNaira(toBillKobo)) : messages.fileNothing;
  return (
    <>
      <div>
        <Button size="lg" onClick={() => setLooked(schedule)}>
          {actionOf(schedule)}
        </Button>
      </div>
      {looked && (
        <LastLook
          title={look.lookTitle}
          action={actionOf(looked)}
          summary={[
            { term: look.lookMonth, detail: monthInWords(looked.month, language) },
            { term: messages.staff, detail: String(looked.employees) },
            { term: messages.gross, detail: formatNaira(looked.grossKobo) },
            { term: messages.deducted, detail: formatNaira(looked.deductedKobo) },
            { term: messages.due, detail: formatNaira(looked.dueKobo) },
            ...billedOf(looked, look.lookBilled, look),
            { term: messages.dueOn, detail: formatDate(looked.dueOn) },
            ...(looked.leftOutCount === 0 ? [{ term: look.lookLeftOut, detail: look.lookLeftOutNone }] : []),
          ]}
          body={{ scheduleId: looked.id, dueKobo: looked.dueKobo, savedAt: looked.savedAt }}
          schema={filePayeSchedule.body}
          save={file.mutateAsync}
          done={messages.filed}
          failed={messages.fileFailed}
          onClose={() => setLooked(undefined)}
        >
          <LeftOutEmployees schedule={looked} />
          <BillingNotices schedule={looked} />
        </LastLook>
      )}
    </>
  );
}
