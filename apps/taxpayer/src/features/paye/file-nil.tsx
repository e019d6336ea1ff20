import { fileNilPayeMonth } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { LastLook } from '../../schedule-files/last-look.tsx';
import { useScheduleMessages } from '../../schedule-files/messages/use-schedule-messages.ts';
import { monthInWords } from '../../schedule-files/month-in-words.ts';
import { useMayFile } from '../../schedule-files/use-may-file.ts';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import { useFileNil } from './paye.queries.ts';

interface FileNilProps {
  readonly month: string;
  readonly hasDraft: boolean;
  readonly onFiled: () => void;
}

/** For a month in which nobody was paid; asked twice, as what is filed stays. */
export function FileNil({ month, hasDraft, onFiled }: FileNilProps) {
  const messages = usePayeMessages();
  const look = useScheduleMessages();
  const language = useLanguage();
  const mayFile = useMayFile('paye-file');
  const [isAsked, setAsked] = useState(false);
  const file = useFileNil(month);
  if (!mayFile) return null;
  return (
    <div>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {messages.nilAsk}
      </Button>
      {isAsked && (
        <LastLook
          title={messages.nilTitle}
          action={messages.nilFile}
          summary={[
            { term: look.lookMonth, detail: monthInWords(month, language) },
            { term: messages.staff, detail: '0' },
            { term: look.lookBilled, detail: look.lookNothing },
          ]}
          body={{ month }}
          schema={fileNilPayeMonth.body}
          save={file.mutateAsync}
          done={messages.filed}
          failed={messages.fileFailed}
          onDone={onFiled}
          onClose={() => setAsked(false)}
        >
          <p>{hasDraft ? messages.nilTextDraft : messages.nilText}</p>
        </LastLook>
      )}
    </div>
  );
}
