import { kobo, type PayeReturn, type PayeSigner, payeSigners } from '@portal/contracts';
import { Button, showToast } from '@portal/ui';
import { koboOf, MoneyField, SelectField, typedNairaOf } from '@portal/ui/forms';
import { useState } from 'react';
import { usePayeMessages } from './messages/use-paye-messages.ts';
import { useFileReturn } from './paye.queries.ts';
import { Refusal } from './refusal.tsx';

/** Only what the months do not say is typed: who signs, and what is expected of the next year. */
export function FileReturn({ made: { year, employees, dueKobo, projectedKobo } }: { readonly made: PayeReturn }) {
  const messages = usePayeMessages();
  const file = useFileReturn();
  const [signedAs, setSignedAs] = useState<PayeSigner>('managing-director');
  const [projected, setProjected] = useState(typedNairaOf(projectedKobo));
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
      {file.isError && <Refusal error={file.error} otherwise={messages.returnNotFiled} />}
      <Button
        disabled={expectedKobo === undefined}
        pending={file.isPending}
        pendingText={messages.filing}
        onClick={() =>
          file.mutate(
            { year, employees, dueKobo, signedAs, projectedKobo: kobo(expectedKobo ?? 0) },
            { onSuccess: () => showToast({ kind: 'success', message: messages.returnDone }) },
          )
        }
      >
        {messages.returnFile(year)}
      </Button>
    </div>
  );
}
