import { messageFrom, useApiClient } from '@portal/api-client';
import { sendVerificationEmail } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { showToast } from '@portal/ui';
import { useSignInMessages } from './messages/use-sign-in-messages.ts';

/** Asks for a new verification link, by address or by an old link's token, and says how it went (spec §8). */
export function useResend() {
  const api = useApiClient();
  const messages = useSignInMessages();
  return useMutation({
    mutationFn: (body: { email: string } | { token: string }) => api(sendVerificationEmail, { body }),
    onMutate: () => showToast({ kind: 'loading', message: messages.resending }),
    onSuccess: () => showToast({ kind: 'success', message: messages.resent }),
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, messages.resendFailed) }),
  });
}
