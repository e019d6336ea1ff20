import { useApiClient } from '@portal/api-client';
import { answerShareDispute, type ShareDispute } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button, formatDate } from '@portal/ui';
import { TextAreaField } from '@portal/ui/forms';
import { FormDialog, useContractForm } from '@portal/workspace/forms';
import { RecordSection } from '@portal/workspace/records';
import { signedNaira } from '@portal/workspace/shares';
import { useState } from 'react';
import { ReadPart } from './read-part.tsx';
import { useShareDisputes, useSharesChanged } from './shares.queries.ts';
import { texts } from './texts.ts';

/** What partners and agents say against lines; those without an answer first. */
export function ShareDisputes() {
  const localized = useLocalized();
  const query = useShareDisputes();
  const [asked, setAsked] = useState<ShareDispute>();
  return (
    <>
      <ReadPart query={query} name={localized(texts.disputes)}>
        {(disputes) => (
          <RecordSection title={localized(texts.disputes)}>
            {disputes.length === 0 && <p className="ws-record-quiet">{localized(texts.noDisputes)}</p>}
            <ul className="ws-record-list">
              {disputes.map((dispute) => (
                <li key={dispute.id}>
                  <span>
                    <strong>
                      {dispute.subjectName} · {dispute.billReference} · {signedNaira(dispute.shareKobo)}
                    </strong>
                    <small>
                      {formatDate(dispute.raisedAt)}: {dispute.text}
                    </small>
                    {dispute.answer !== null && <small>{dispute.answer}</small>}
                  </span>
                  {dispute.answer === null && (
                    <Button
                      size="sm"
                      aria-label={`${localized(texts.answer)}: ${dispute.billReference}`}
                      onClick={() => setAsked(dispute)}
                    >
                      {localized(texts.answer)}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </RecordSection>
        )}
      </ReadPart>
      {asked && <AnswerDialog dispute={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function AnswerDialog({ dispute, onClose }: { readonly dispute: ShareDispute; readonly onClose: () => void }) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useSharesChanged();
  const form = useContractForm({
    kinds: { answer: 'text' },
    schema: answerShareDispute.body,
    labels: { answer: localized(texts.answer) },
    save: (body) => api(answerShareDispute, { params: { id: dispute.id }, body }),
    done: localized(texts.done),
    onDone() {
      changed();
      onClose();
    },
  });
  const action = localized(texts.answer);
  return (
    <FormDialog title={`${action}: ${dispute.billReference}`} form={form} action={action} onClose={onClose}>
      <p>{dispute.text}</p>
      <TextAreaField {...form.field('answer')} required withAsterisk={false} maxLength={1000} rows={3} />
    </FormDialog>
  );
}
