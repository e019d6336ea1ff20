import { messageFrom, useApiClient } from '@portal/api-client';
import { acceptConsent, previewConsent, rightWords, takeFragment } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button, Notice, Sheet, showToast, TextInput } from '@portal/ui';
import { useDraftForm } from '@portal/ui/forms';
import { useState } from 'react';
import { texts } from './texts.ts';

export interface EnterCodeProps {
  readonly onAccepted: () => Promise<void>;
}

/** A code is looked at before it is accepted: from whom it is, and what it allows. */
export function EnterCode({ onAccepted }: EnterCodeProps) {
  const localized = useLocalized();
  const api = useApiClient();
  // A link brings it behind the #; whoever had to sign in first finds it kept.
  const [given] = useState(() => window.location.hash.slice(1) || takeFragment('/user/clients'));
  const form = useDraftForm({
    initial: { code: given },
    parse: ({ code }) =>
      code.trim() === ''
        ? { kind: 'wrong', problems: { code: localized(texts.codeRequired) } }
        : { kind: 'complete', value: code.trim() },
  });
  const refused = (error: unknown) => {
    form.refuse({ code: messageFrom(error, localized(texts.notChanged)) });
    form.focus('code');
  };
  const look = useMutation({ mutationFn: (code: string) => api(previewConsent, { body: { code } }), onError: refused });
  const accept = useMutation({
    mutationFn: (code: string) => api(acceptConsent, { body: { code } }),
    async onSuccess() {
      showToast({ kind: 'success', message: localized(texts.accepted) });
      form.set('code', '');
      look.reset();
      await onAccepted();
    },
    onError(error) {
      look.reset();
      refused(error);
    },
  });
  return (
    <Sheet>
      <form
        className="auth-form"
        noValidate
        onSubmit={form.onSubmit((code) => {
          if (!look.isPending) look.mutate(code);
        }, form.focus)}
      >
        <TextInput {...form.field('code')} label={localized(texts.code)} autoComplete="off" maxLength={64} />
        <div className="account-actions">
          <Button type="submit" variant="secondary" pending={look.isPending} pendingText={localized(texts.looking)}>
            {localized(texts.look)}
          </Button>
        </div>
      </form>
      {look.data && (
        <Notice kind="info" title={`${look.data.name} ${localized(texts.lets)}`} role="status">
          <p>{look.data.rights.map((right) => localized(rightWords[right])).join(' · ')}</p>
          <Button pending={accept.isPending} onClick={() => accept.mutate(form.values.code.trim())}>
            {localized(texts.accept)}
          </Button>
        </Notice>
      )}
    </Sheet>
  );
}
