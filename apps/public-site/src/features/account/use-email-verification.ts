import { messageFrom, useApiClient } from '@portal/api-client';
import { verifyEmail } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { useLocation, useNavigate } from '@portal/platform/router';
import { showToast } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { forgetEmail } from '../../registration-session.ts';
import { useAccountMessages } from './messages/use-account-messages.ts';

/** Sends the token once, never again (spec §7: no retry). A reload after it worked still shows that it did. */
export function useEmailVerification(token: string | undefined): 'pending' | 'verified' | 'failed' {
  const api = useApiClient();
  const messages = useAccountMessages();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const sent = useRef<string>(undefined);
  const wasVerified = (state as { readonly isVerified?: boolean } | null)?.isVerified === true;
  const { mutate, isSuccess, isError } = useMutation({
    mutationFn: (body: { token: string }) => api(verifyEmail, { body }),
    onSuccess() {
      forgetEmail();
      return navigate(pathname, { replace: true, state: { isVerified: true } });
    },
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, messages.failedToast) }),
  });

  useEffect(() => {
    if (!token || sent.current === token) return;
    sent.current = token;
    mutate({ token });
  }, [token, mutate]);

  if (wasVerified || isSuccess) return 'verified';
  return isError || !token ? 'failed' : 'pending';
}
