import { messageFrom, useApiClient } from '@portal/api-client';
import { withdrawCorrection } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { showToast } from '@portal/ui';
import { useDetailsMessages } from './messages/use-details-messages.ts';
import { useRefreshDetails } from './own-details.queries.ts';

export function useWithdraw() {
  const messages = useDetailsMessages();
  const api = useApiClient();
  const refresh = useRefreshDetails();
  return useMutation({
    mutationFn: () => api(withdrawCorrection, {}),
    onSuccess: () => showToast({ kind: 'success', message: messages.withdrawn }),
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, messages.saveFailed) }),
    onSettled: refresh,
  });
}
