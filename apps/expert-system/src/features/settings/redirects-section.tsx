import { useApiClient } from '@portal/api-client';
import { type ExpertSystem, removeRedirect, requestRedirect, withdrawRedirect, workKinds } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { ConfirmDialog, FormDialog, useContractForm } from '@portal/workspace/forms';
import { RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { texts } from './texts.ts';
import { useChanged } from './use-own-system.ts';

type Open = { readonly kind: 'ask' } | { readonly kind: 'remove' | 'withdraw'; readonly what: string };

export interface RedirectsSectionProps {
  readonly system: ExpertSystem;
}

/** Where payers of the system are sent: asked for with the second factor, released by an administrator, removed at once. */
export function RedirectsSection({ system: { redirects, redirectRequests } }: RedirectsSectionProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const onDone = useChanged();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { states } = workKinds['redirect-release'];
  return (
    <RecordSection
      title={localized(texts.redirects)}
      actions={
        <Button size="sm" variant="secondary" onClick={() => setOpen({ kind: 'ask' })}>
          {localized(texts.ask)}
        </Button>
      }
    >
      <p className="ws-record-quiet">{localized(texts.redirectsText)}</p>
      {redirects.length === 0 ? (
        <p>{localized(texts.none)}</p>
      ) : (
        <ul className="ws-record-list">
          {redirects.map((address) => (
            <li key={address}>
              <span>{address}</span>
              <Button
                size="sm"
                variant="quiet"
                aria-label={`${localized(texts.remove)}: ${address}`}
                onClick={() => setOpen({ kind: 'remove', what: address })}
              >
                {localized(texts.remove)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {redirectRequests.length > 0 && (
        <>
          <h3>{localized(texts.requests)}</h3>
          <ul className="ws-record-list">
            {redirectRequests.map(({ id, address, state, reason }) => (
              <li key={id}>
                <span>
                  {address}
                  <small>
                    {localized(states[state].name)}
                    {reason && `: ${reason}`}
                  </small>
                </span>
                {state === 'proposed' && (
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={`${localized(texts.withdraw)}: ${address}`}
                    onClick={() => setOpen({ kind: 'withdraw', what: id })}
                  >
                    {localized(texts.withdraw)}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {open?.kind === 'ask' && <AskDialog onClose={close} />}
      {open?.kind === 'remove' && (
        <ConfirmDialog
          title={localized(texts.removeTitle)}
          action={localized(texts.remove)}
          variant="danger"
          confirm={() => api(removeRedirect, { body: { address: open.what } })}
          done={localized(texts.removed)}
          onDone={onDone}
          onClose={close}
        >
          <p>{open.what}</p>
          <p>{localized(texts.removeEffect)}</p>
        </ConfirmDialog>
      )}
      {open?.kind === 'withdraw' && (
        <ConfirmDialog
          title={localized(texts.withdrawTitle)}
          action={localized(texts.withdraw)}
          confirm={() => api(withdrawRedirect, { params: { requestId: open.what } })}
          done={localized(texts.withdrawn)}
          onDone={onDone}
          onClose={close}
        >
          {localized(texts.withdrawEffect)}
        </ConfirmDialog>
      )}
    </RecordSection>
  );
}

function AskDialog({ onClose }: { readonly onClose: () => void }) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useChanged();
  const form = useContractForm({
    kinds: { address: 'text', code: 'text' },
    schema: requestRedirect.body,
    labels: { address: localized(texts.address), code: localized(texts.code) },
    save: (body) => api(requestRedirect, { body }),
    done: localized(texts.asked),
    fieldOf: (error) =>
      error.is('identity.second-factor-invalid')
        ? { code: error.message }
        : error.is('expert-system.redirect-known')
          ? { address: error.message }
          : {},
    onDone() {
      changed();
      onClose();
    },
  });
  return (
    <FormDialog title={localized(texts.ask)} form={form} action={localized(texts.ask)} onClose={onClose}>
      <p>{localized(texts.redirectsText)}</p>
      <TextField {...form.field('address')} type="url" maxLength={200} autoComplete="off" data-autofocus />
      <TextField {...form.field('code')} autoComplete="one-time-code" maxLength={30} />
    </FormDialog>
  );
}
