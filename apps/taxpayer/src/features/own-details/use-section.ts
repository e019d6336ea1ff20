import { ApiError, messageFrom } from '@portal/api-client';
import { useMutation } from '@portal/platform/query';
import { showToast } from '@portal/ui';
import { type Parsed, useDraftForm } from '@portal/ui/forms';
import { useDetailsMessages } from './messages/use-details-messages.ts';
import { useRefreshDetails } from './own-details.queries.ts';

interface SectionOptions<F extends string, T, A> {
  readonly initial: Readonly<Record<F, string>>;
  readonly parse: (values: Readonly<Record<NoInfer<F>, string>>) => Parsed<NoInfer<F>, T>;
  readonly save: (value: T) => Promise<A>;
  /** What is said when it is done. */
  readonly done: string;
  readonly onDone?: (answer: A) => void;
  /** At which field a refusal without fields belongs. */
  readonly fieldOf?: (error: ApiError) => Readonly<Partial<Record<NoInfer<F>, string>>>;
}

/** A section of the details that is typed and saved by itself. */
export function useSection<const F extends string, T, A>(options: SectionOptions<F, T, A>) {
  const { initial, parse, save, done, onDone, fieldOf } = options;
  const messages = useDetailsMessages();
  const refresh = useRefreshDetails();
  const form = useDraftForm({ initial, parse });
  const saving = useMutation({
    mutationFn: save,
    async onSuccess(answer) {
      showToast({ kind: 'success', message: done });
      onDone?.(answer);
      await refresh();
    },
    onError(error) {
      const own = error instanceof ApiError ? { ...fieldOf?.(error), ...error.fieldErrors } : {};
      const first = form.refuse(own);
      if (first) form.focus(first);
      showToast({ kind: 'error', message: messageFrom(error, messages.saveFailed) });
    },
  });
  return {
    form,
    isSaving: saving.isPending,
    send: form.onSubmit((value) => {
      if (!saving.isPending) saving.mutate(value);
    }, form.focus),
  };
}
