import { useApiClient } from '@portal/api-client';
import { disputeBill } from '@portal/contracts';
import { Button } from '@portal/ui';
import { SelectField, TextAreaField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { useState } from 'react';
import { useBillsMessages } from './messages/use-bills-messages.ts';
import { useRefreshQuestions } from './own-bill.queries.ts';

export interface DisputeBillProps {
  readonly billReference: string;
}

/** Tells the office that a bill is not owed, or that something on it is wrong. */
export function DisputeBill({ billReference }: DisputeBillProps) {
  const messages = useBillsMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {messages.dispute}
      </Button>
      {isOpen && <DisputeDialog billReference={billReference} onClose={() => setOpen(false)} />}
    </>
  );
}

function DisputeDialog({ billReference, onClose }: DisputeBillProps & { readonly onClose: () => void }) {
  const messages = useBillsMessages();
  const api = useApiClient();
  const refresh = useRefreshQuestions();
  const form = useContractForm({
    kinds: { kind: 'choice', text: 'text' },
    schema: disputeBill.body,
    labels: { kind: messages.disputeKind, text: messages.disputeText },
    words: { text: messages.disputeTooShort },
    initial: { kind: 'dispute' },
    shape: (typed) => ({ ...typed, billReference }),
    save: (body) => api(disputeBill, { body }),
    done: messages.disputeSent,
    failed: messages.disputeFailed,
    onDone: () => {
      void refresh();
      onClose();
    },
  });
  return (
    <FormDialog title={messages.dispute} form={form} action={messages.disputeSend} onClose={onClose}>
      <p>{messages.disputeLead}</p>
      <SelectField
        {...form.field('kind')}
        data={[
          { value: 'dispute', label: messages.disputeKinds.dispute },
          { value: 'correction', label: messages.disputeKinds.correction },
        ]}
      />
      <TextAreaField {...form.field('text')} rows={4} maxLength={2000} data-autofocus />
    </FormDialog>
  );
}
