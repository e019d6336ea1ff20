import { messageFrom, useApiClient } from '@portal/api-client';
import { type OwnWebhook, sendOwnTestEvent, setOwnWebhookState } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button, showToast } from '@portal/ui';
import { Modal } from '@portal/ui/overlays';
import { ConfirmDialog } from '@portal/workspace/forms';
import { useState } from 'react';
import { ChangeWebhookDialog } from './change-webhook-dialog.tsx';
import { NewSecretDialog } from './new-secret-dialog.tsx';
import { ShownOnce } from './shown-once.tsx';
import { webhookTexts as texts } from './webhook-texts.ts';

export interface WebhookActionsProps {
  readonly webhook: OwnWebhook;
  readonly onDone: () => void;
}

type Open = 'pause' | 'end' | 'change' | 'secret';

/** What may be done with an address that is not deleted. */
export function WebhookActions({ webhook, onDone }: WebhookActionsProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const [open, setOpen] = useState<Open>();
  const [made, setMade] = useState<string>();
  const close = () => setOpen(undefined);
  const params = { webhookId: webhook.id };
  const setState = (state: 'active' | 'paused' | 'ended') => api(setOwnWebhookState, { params, body: { state } });
  const onError = (error: Error) => showToast({ kind: 'error', message: messageFrom(error, localized(texts.failed)) });
  const test = useMutation({
    mutationFn: () => api(sendOwnTestEvent, { params }),
    onSuccess: () => {
      showToast({ kind: 'success', message: localized(texts.testSent) });
      onDone();
    },
    onError,
  });
  const resume = useMutation({
    mutationFn: () => setState('active'),
    onSuccess: () => {
      showToast({ kind: 'success', message: localized(texts.resumed) });
      onDone();
    },
    onError,
  });
  return (
    <>
      {webhook.state === 'active' ? (
        <>
          <Button variant="secondary" pending={test.isPending} onClick={() => test.mutate()}>
            {localized(texts.test)}
          </Button>
          <Button variant="secondary" onClick={() => setOpen('pause')}>
            {localized(texts.pause)}
          </Button>
        </>
      ) : (
        <Button pending={resume.isPending} onClick={() => resume.mutate()}>
          {localized(texts.resume)}
        </Button>
      )}
      <Button variant="secondary" onClick={() => setOpen('change')}>
        {localized(texts.change)}
      </Button>
      <Button variant="secondary" onClick={() => setOpen('secret')}>
        {localized(texts.rotate)}
      </Button>
      <Button variant="quiet" onClick={() => setOpen('end')}>
        {localized(texts.end)}
      </Button>
      {open === 'pause' && (
        <ConfirmDialog
          title={localized(texts.pauseTitle)}
          action={localized(texts.pause)}
          confirm={() => setState('paused')}
          done={localized(texts.paused)}
          onDone={onDone}
          onClose={close}
        >
          {localized(texts.pauseEffect)}
        </ConfirmDialog>
      )}
      {open === 'end' && (
        <ConfirmDialog
          title={localized(texts.endTitle)}
          action={localized(texts.end)}
          variant="danger"
          confirm={() => setState('ended')}
          done={localized(texts.ended)}
          onDone={onDone}
          onClose={close}
        >
          <p>{webhook.url}</p>
          <p>{localized(texts.endEffect)}</p>
        </ConfirmDialog>
      )}
      {open === 'change' && <ChangeWebhookDialog webhook={webhook} onClose={close} onDone={onDone} />}
      {open === 'secret' && (
        <NewSecretDialog
          webhookId={webhook.id}
          onClose={close}
          onMade={(secret) => {
            setMade(secret);
            onDone();
          }}
        />
      )}
      {made !== undefined && (
        <Modal isOpen onClose={() => setMade(undefined)} title={localized(texts.rotate)} width={460}>
          <ShownOnce
            secret={made}
            title={localized(texts.shownOnce)}
            copyText={localized(texts.copy)}
            onKept={() => setMade(undefined)}
          />
        </Modal>
      )}
    </>
  );
}
