import { useApiClient } from '@portal/api-client';
import { askedCauses, openRefund, refundCauseWords } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useNavigate } from '@portal/platform/router';
import { Button } from '@portal/ui';
import { TextAreaField, TextField, useSubmissionId } from '@portal/ui/forms';
import { ChoiceField, FormDialog, useContractForm } from '@portal/workspace/forms';
import { useState } from 'react';
import { refundPath } from './refund-paths.ts';
import { useRefundActs } from './refunds.queries.ts';
import { texts } from './texts.ts';
import './refunds.css';

/** For payers who ask at a counter or by mail: what they could ask for themselves. */
export function AskRefund() {
  const localized = useLocalized();
  const [isOpen, setOpen] = useState(false);
  return (
    <p className="refund-ask ui-screen-only">
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {localized(texts.ask)}
      </Button>
      {isOpen && <AskDialog onClose={() => setOpen(false)} />}
    </p>
  );
}

function AskDialog({ onClose }: { readonly onClose: () => void }) {
  const localized = useLocalized();
  const api = useApiClient();
  const navigate = useNavigate();
  const { readAgain } = useRefundActs();
  const submission = useSubmissionId('pay_kd_draft_staff_refund_id', 'new');
  const form = useContractForm({
    kinds: { billReference: 'text', cause: 'choice', explanation: 'text' },
    schema: openRefund.body,
    labels: {
      billReference: localized(texts.billReference),
      cause: localized(texts.reason),
      explanation: localized(texts.explanation),
    },
    shape: (candidate) => ({ ...candidate, requestId: submission.current(), account: null }),
    save: (body) => api(openRefund, { body }),
    done: localized(texts.asked),
    onDone({ id }) {
      submission.renew();
      readAgain();
      onClose();
      void navigate(refundPath(id));
    },
  });
  return (
    <FormDialog title={localized(texts.ask)} form={form} action={localized(texts.ask)} onClose={onClose}>
      <p>{localized(texts.askText)}</p>
      <TextField {...form.field('billReference')} required withAsterisk={false} maxLength={60} />
      <ChoiceField
        {...form.field('cause')}
        choices={askedCauses.map((cause) => ({ id: cause, displayField: localized(refundCauseWords[cause]) }))}
        required
      />
      <TextAreaField {...form.field('explanation')} required withAsterisk={false} rows={3} maxLength={1000} />
    </FormDialog>
  );
}
