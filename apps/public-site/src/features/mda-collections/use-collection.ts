import { ApiError, messageFrom, useApiClient } from '@portal/api-client';
import { raiseMdaBill } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { showToast } from '@portal/ui';
import { useDraftForm, useSubmissionId } from '@portal/ui/forms';
import { type Collection, emptyCollection, parseCollection } from './collection-fields.ts';
import type { CollectionsMessages } from './messages/use-collections-messages.ts';

const draftKey = 'pay_kd_draft_mda_collections';

/** Kept for the tab until the bill is there: a reload or an ended session takes nothing away. */
export function useCollection(messages: CollectionsMessages) {
  const api = useApiClient();
  const submission = useSubmissionId(`${draftKey}_id`);
  const form = useDraftForm({
    draftKey,
    initial: emptyCollection,
    parse: (values) => parseCollection(values, messages),
    // One submission, one bill: sent again after a lost answer it finds the bill that was raised. A changed one is another one.
    onTyped: submission.renew,
  });

  const raise = useMutation({
    mutationFn: (collection: Collection) =>
      api(raiseMdaBill, { body: { ...collection, submissionId: submission.current() } }),
    onSuccess() {
      form.reset();
      submission.renew();
    },
    onError(error) {
      const fieldErrors = error instanceof ApiError ? error.fieldErrors : {};
      const first = form.refuse({ ...fieldErrors, amount: fieldErrors.amountKobo });
      if (first) form.focus(first);
      showToast({ kind: 'error', message: messageFrom(error, messages.failed) });
    },
  });

  return {
    form,
    raise,
    /** The window has no summary: the first field at fault takes the focus. */
    send: form.onSubmit((collection) => {
      if (!raise.isPending) raise.mutate(collection);
    }, form.focus),
  };
}
