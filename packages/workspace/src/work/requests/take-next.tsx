import { ApiError, useApiClient } from '@portal/api-client';
import { activeRole, useSession } from '@portal/auth';
import { takeNextWork, type WorkKindName } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/router';
import { Button } from '@portal/ui';
import { useWorkMessages } from '../messages/use-work-messages.ts';
import { workKey } from '../queue/use-queue.ts';

const words = {
  take: { en: 'Take next', ha: 'Ɗauki na gaba' }, // native reviewer
  none: {
    en: 'Nothing waits: every open case has its person.',
    ha: 'Babu abin da ke jira: kowane aiki yana da mai shi.',
  },
} as const;

/** Gives whoever presses it the case whose legal end is nearest among those that nobody has, and opens it. */
export function TakeNext({ kind }: { readonly kind: WorkKindName | undefined }) {
  const api = useApiClient();
  const queryClient = useQueryClient();
  const localized = useLocalized();
  const messages = useWorkMessages();
  const [params, setParams] = useSearchParams();
  const role = activeRole(useSession().session);
  const taking = useMutation({
    mutationFn: () => api(takeNextWork, { body: kind === undefined ? {} : { kind } }),
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: workKey });
      setParams(new URLSearchParams({ ...Object.fromEntries(params), record: id }));
    },
  });
  const wordsOf = (error: Error) =>
    error instanceof ApiError && error.is('work.nothing-waits') ? localized(words.none) : messages.failed;
  if (!takeNextWork.access.some((one) => one === role)) return null;
  return (
    <div className="ui-screen-only ws-take">
      <Button size="sm" variant="secondary" pending={taking.isPending} onClick={() => taking.mutate()}>
        {localized(words.take)}
      </Button>
      <p className="ws-take-said" role="status">
        {taking.isError && wordsOf(taking.error)}
      </p>
    </div>
  );
}
