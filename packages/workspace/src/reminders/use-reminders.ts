import { useApiClient } from '@portal/api-client';
import { getCampaign, listReminderTexts } from '@portal/contracts';
import { useQuery, useQueryClient } from '@portal/platform/query';

const lookAgainMs = 3_000;

/** Read again by itself while it goes out. */
export function useCampaign(id: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['reminder-campaigns', id],
    queryFn: ({ signal }) => api(getCampaign, { params: { id } }, signal),
    refetchInterval: ({ state }) => (state.data?.state === 'sending' && !state.data.quietUntil ? lookAgainMs : false),
  });
}

export function useReminderTexts() {
  const api = useApiClient();
  return useQuery({
    queryKey: ['reminder-texts'],
    queryFn: ({ signal }) => api(listReminderTexts, {}, signal),
  });
}

/** After a change: the page, the lists and the queue are read anew. */
export function useRemindersChanged(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [
      ['reminder-campaigns'],
      ['reminder-texts'],
      ['reports', 'reminder-campaigns'],
      ['reports', 'reminder-messages'],
      ['work'],
    ])
      void queryClient.invalidateQueries({ queryKey });
  };
}
