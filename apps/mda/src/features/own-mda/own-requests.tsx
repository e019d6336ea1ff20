import { useApiClient } from '@portal/api-client';
import { askSuperAdmin, mdaRequestSubjectWords, type OwnMda, withdrawMdaRequest, workKinds } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button, formatDate, Page, Skeleton } from '@portal/ui';
import { TextAreaField } from '@portal/ui/forms';
import { ChoiceField, ConfirmDialog, FormDialog, useContractForm } from '@portal/workspace/forms';
import { RecordFailure } from '@portal/workspace/records';
import { useState } from 'react';
import { useOwnMda, useOwnMdaChanged } from '../../use-own-mda.ts';
import { texts } from './texts.ts';

type Request = OwnMda['requests'][number];

/** What the own MDA asked the SuperAdmin for, and what became of it. */
export function OwnRequests() {
  const localized = useLocalized();
  const source = useOwnMda();
  const [isAsking, setAsking] = useState(false);
  return (
    <Page
      title={localized(texts.requests)}
      lead={localized(texts.requestsLead)}
      width="text"
      actions={<Button onClick={() => setAsking(true)}>{localized(texts.ask)}</Button>}
    >
      {source.data ? (
        <RequestList requests={source.data.requests} />
      ) : source.error ? (
        <RecordFailure source={source} />
      ) : (
        <Skeleton height={160} role="status" aria-label={localized(texts.requests)} />
      )}
      {isAsking && <AskDialog onClose={() => setAsking(false)} />}
    </Page>
  );
}

function RequestList({ requests }: { readonly requests: readonly Request[] }) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useOwnMdaChanged();
  const [open, setOpen] = useState<Request>();
  const { states } = workKinds['mda-request'];
  if (requests.length === 0) return <p>{localized(texts.noRequests)}</p>;
  return (
    <>
      <ul className="ws-record-list">
        {requests.map((request) => (
          <li key={request.id}>
            <span>
              <b>{localized(mdaRequestSubjectWords[request.about])}</b>: {request.words}
              <small>
                {localized(states[request.state].name)}, {formatDate(request.askedAt)}
                {request.askedBy && `, ${request.askedBy}`}
              </small>
              {request.answer && (
                <small>
                  {localized(texts.answer)}: {request.answer}
                </small>
              )}
            </span>
            {request.state === 'asked' && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`${localized(texts.withdraw)}: ${localized(mdaRequestSubjectWords[request.about])}`}
                onClick={() => setOpen(request)}
              >
                {localized(texts.withdraw)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open && (
        <ConfirmDialog
          title={localized(texts.withdrawTitle)}
          action={localized(texts.withdraw)}
          confirm={() => api(withdrawMdaRequest, { params: { requestId: open.id } })}
          done={localized(texts.withdrawn)}
          onDone={changed}
          onClose={() => setOpen(undefined)}
        >
          <p>{open.words}</p>
          <p>{localized(texts.withdrawEffect)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function AskDialog({ onClose }: { readonly onClose: () => void }) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useOwnMdaChanged();
  const form = useContractForm({
    kinds: { about: 'choice', words: 'text' },
    schema: askSuperAdmin.body,
    labels: { about: localized(texts.about), words: localized(texts.words) },
    save: (body) => api(askSuperAdmin, { body }),
    done: localized(texts.sent),
    onDone() {
      changed();
      onClose();
    },
  });
  return (
    <FormDialog title={localized(texts.ask)} form={form} action={localized(texts.send)} onClose={onClose}>
      <ChoiceField
        {...form.field('about')}
        required
        choices={Object.entries(mdaRequestSubjectWords).map(([id, words]) => ({ id, displayField: localized(words) }))}
      />
      <TextAreaField {...form.field('words')} required withAsterisk={false} rows={4} maxLength={2000} />
    </FormDialog>
  );
}
