import { messageFrom, useApiClient } from '@portal/api-client';
import { askAboutCase, type ReviewCaseDetail } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button, showToast } from '@portal/ui';
import { useReviewActs } from './review.queries.ts';
import { askTexts } from './texts.ts';

/** Asks the provider now; its answer stands beside the attempt a moment later. */
export function AskNow({ found, provider }: { readonly found: ReviewCaseDetail; readonly provider: string }) {
  const localized = useLocalized();
  const api = useApiClient();
  const { readAgain } = useReviewActs(found);
  const asking = useMutation({
    mutationFn: () => api(askAboutCase, { params: { id: found.id }, body: {} }),
    onSuccess({ outcome }) {
      showToast({ kind: outcome === 'answered' ? 'success' : 'info', message: localized(askTexts[outcome]) });
      readAgain();
    },
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, localized(askTexts.failed)) }),
  });
  return (
    <Button size="sm" variant="secondary" pending={asking.isPending} onClick={() => asking.mutate()}>
      {localized(askTexts.ask(provider))}
    </Button>
  );
}
