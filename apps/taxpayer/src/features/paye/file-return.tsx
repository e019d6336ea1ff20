import { filePayeReturn, formatNaira, kobo, type PayeReturn, type PayeSigner, payeSigners } from '@portal/contracts';
import { Button, formatDate } from '@portal/ui';
import { koboOf, MoneyField, SelectField, typedNairaOf } from '@portal/ui/forms';
import { useState } from 'react';
import { LastLook } from '../../schedule-files/last-look.tsx';
import { useScheduleMessages } from '../../schedule-files/messages/use-schedule-messages.ts';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import { useFileReturn } from './paye.queries.ts';

/** Only what the months do not say is typed: who signs, and what is expected of the next year. */
export function FileReturn({ made }: { readonly made: PayeReturn }) {
  const { year, projectedKobo } = made;
  const messages = usePayeMessages();
  const look = useScheduleMessages();
  const file = useFileReturn();
  const [signedAs, setSignedAs] = useState<PayeSigner>('managing-director');
  const [projected, setProjected] = useState(typedNairaOf(projectedKobo));
  const [looked, setLooked] = useState<PayeReturn>();
  const expectedKobo = koboOf(projected);
  return (
    <div className="schedule-mend">
      <SelectField
        label={messages.signAs}
        value={signedAs}
        data={payeSigners.map((value) => ({ value, label: messages.signers[value] }))}
        onChange={({ currentTarget }) => setSignedAs(currentTarget.value as PayeSigner)}
      />
      <MoneyField
        label={messages.projected(year + 1)}
        value={projected}
        error={expectedKobo === undefined ? messages.problems['not-an-amount'] : undefined}
        onChange={({ currentTarget }) => setProjected(currentTarget.value)}
      />
      <Button disabled={expectedKobo === undefined} onClick={() => setLooked(made)}>
        {messages.returnFile(year)}
      </Button>
      {looked && (
        <LastLook
          title={look.lookTitle}
          action={messages.returnFile(year)}
          summary={[
            { term: messages.year, detail: String(year) },
            { term: messages.months, detail: String(looked.filedMonths) },
            { term: messages.staff, detail: String(looked.employees) },
            { term: messages.gross, detail: formatNaira(looked.grossKobo) },
            { term: messages.deducted, detail: formatNaira(looked.deductedKobo) },
            { term: messages.due, detail: formatNaira(looked.dueKobo) },
            ...(looked.dueKobo > 0 ? [{ term: look.lookInWords, detail: looked.dueInWords }] : []),
            { term: messages.dueOn, detail: formatDate(looked.dueOn) },
            { term: messages.signAs, detail: messages.signers[signedAs] },
            { term: messages.projected(year + 1), detail: formatNaira(expectedKobo ?? 0) },
          ]}
          body={{
            ...{ year, employees: looked.employees, dueKobo: looked.dueKobo, signedAs },
            projectedKobo: kobo(expectedKobo ?? 0),
          }}
          schema={filePayeReturn.body}
          save={file.mutateAsync}
          done={messages.returnDone}
          failed={messages.returnNotFiled}
          onClose={() => setLooked(undefined)}
        />
      )}
    </div>
  );
}
