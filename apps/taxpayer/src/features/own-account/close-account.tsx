import { ApiError, messageFrom, problemOf, useApiClient } from '@portal/api-client';
import { closeSession } from '@portal/auth';
import { closeAccount, formatNaira, getClosing } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useMutation, useQuery } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/router';
import { Button, LoadFailure, Notice, Sheet, Skeleton, showToast } from '@portal/ui';
import { useDraftForm } from '@portal/ui/forms';
import { PasswordField } from '@portal/ui/password';
import { useState } from 'react';
import { blockerWords, texts } from './texts.ts';
import './own-account.css';

/** For good. What stops it is said before a password is asked for. */
export function CloseAccount() {
  const localized = useLocalized();
  const [isAsking, setAsking] = useState(false);
  return (
    <Sheet aria-labelledby="close-account">
      <h2 id="close-account" className="account-heading">
        {localized(texts.close)}
      </h2>
      <p className="account-text">{localized(texts.closeText)}</p>
      {isAsking ? (
        <Closing onCancel={() => setAsking(false)} />
      ) : (
        <div className="account-actions">
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {localized(texts.close)}
          </Button>
        </div>
      )}
    </Sheet>
  );
}

function Closing({ onCancel }: { readonly onCancel: () => void }) {
  const localized = useLocalized();
  const api = useApiClient();
  const navigate = useNavigate();
  const closing = useQuery({
    queryKey: ['closing'],
    queryFn: ({ signal }) => api(getClosing, {}, signal),
    staleTime: 0,
  });
  // Kept in memory only: nobody's password is a draft.
  const form = useDraftForm({
    initial: { password: '' },
    parse: ({ password }) =>
      password === ''
        ? { kind: 'wrong', problems: { password: localized(texts.required) } }
        : { kind: 'complete', value: password },
  });
  const close = useMutation({
    mutationFn: (password: string) => api(closeAccount, { body: { password } }),
    async onSuccess() {
      showToast({ kind: 'success', message: localized(texts.closed) });
      await closeSession();
      await navigate('/');
    },
    onError(error) {
      if (error instanceof ApiError && error.is('identity.invalid-credentials')) {
        form.refuse({ password: localized(texts.wrongPassword) });
        return form.focus('password');
      }
      showToast({ kind: 'error', message: messageFrom(error, localized(texts.notClosed)) });
      void closing.refetch();
    },
  });
  if (closing.isPending) return <Skeleton height={80} role="status" aria-label={localized(texts.loading)} />;
  if (closing.isError)
    return (
      <LoadFailure
        problem={problemOf(closing.error)}
        message={localized(texts.notClosed)}
        onRetry={() => closing.refetch()}
        isRetrying={closing.isFetching}
      />
    );
  const { blockers, owedKobo } = closing.data;
  if (blockers.length > 0)
    return (
      <Notice kind="warning" title={localized(texts.stops)} role="status">
        <ul>
          {blockers.map(({ kind, count }) => (
            <li key={kind}>{`${count} ${localized(blockerWords[kind])}`}</li>
          ))}
        </ul>
      </Notice>
    );
  return (
    <form
      className="auth-form"
      noValidate
      onSubmit={form.onSubmit((password) => {
        if (!close.isPending) close.mutate(password);
      }, form.focus)}
    >
      {owedKobo > 0 && <p>{`${localized(texts.owed)} ${formatNaira(owedKobo)}`}</p>}
      <PasswordField {...form.field('password')} label={localized(texts.password)} autoComplete="current-password" />
      <div className="account-actions">
        <Button type="submit" variant="danger" pending={close.isPending} pendingText={localized(texts.closing)}>
          {localized(texts.closeNow)}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {localized(texts.cancel)}
        </Button>
      </div>
    </form>
  );
}
