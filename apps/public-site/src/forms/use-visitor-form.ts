import { ApiError, messageFrom } from '@portal/api-client';
import { secondsToFillMin } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { useDraftForm, useSubmissionId } from '@portal/ui/forms';
import { type FormEvent, useEffect, useRef } from 'react';

type Values<F extends string> = Readonly<Record<F, string>>;

/** What every form without an account sends besides its fields. */
interface SendingFacts {
  readonly requestId: string;
  readonly website: string;
  readonly secondsToFill: number;
}

export interface VisitorFormOptions<F extends string, Sent> {
  /** What is typed is kept for the tab under this key. */
  readonly draftKey: string;
  /** Every field, in the order of the page. */
  readonly initial: Values<F>;
  /** What is wrong with which field, in words. */
  readonly check: (values: Values<NoInfer<F>>) => Partial<Record<NoInfer<F>, string>>;
  readonly send: (values: Values<NoInfer<F>>, facts: SendingFacts) => Promise<Sent>;
  /** What is sent besides the fields, where it was chosen before: another choice is another request. */
  readonly about?: string;
  readonly onSent: (sent: Sent) => void;
  /** Said when nothing came back. */
  readonly unreachable: string;
}

/** A form anybody may send: kept while it is typed, sent once however often it is tried, and without a riddle for people. */
export function useVisitorForm<const F extends string, Sent>(options: VisitorFormOptions<F, Sent>) {
  const { draftKey, initial, about, check, send, onSent, unreachable } = options;
  const trap = useRef<HTMLInputElement>(null);
  const openedAt = useRef(0);
  const submission = useSubmissionId(`${draftKey}_id`, about);
  const form = useDraftForm<F, Values<F>>({
    draftKey,
    initial,
    parse(values) {
      const problems = check(values);
      return Object.keys(problems).length > 0 ? { kind: 'wrong', problems } : { kind: 'complete', value: values };
    },
    // Changed words are another request.
    onTyped: submission.renew,
  });

  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  const sending = useMutation({
    async mutationFn(values: Values<F>) {
      await untilAPersonCouldHaveTyped(openedAt.current);
      const trimmed = Object.fromEntries(Object.entries<string>(values).map(([name, text]) => [name, text.trim()]));
      return send(trimmed as Values<F>, {
        requestId: submission.current(),
        website: trap.current?.value ?? '',
        secondsToFill: (performance.now() - openedAt.current) / 1000,
      });
    },
    onSuccess(sent) {
      form.reset();
      submission.renew();
      onSent(sent);
    },
    onError(error) {
      form.refuse(error instanceof ApiError ? error.fieldErrors : {}, messageFrom(error, unreachable));
    },
  });

  return {
    field: form.field,
    problems: form.summary,
    /** As the summary's `key`. */
    tries: form.tries,
    /** The code of the server's refusal. */
    refusedWith: sending.error instanceof ApiError ? sending.error.code : undefined,
    isSending: sending.isPending,
    trap,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (sending.isPending) return;
      sending.reset();
      form.onSubmit((values) => sending.mutate(values))(event);
    },
  };
}

/** A browser that fills the fields by itself is quicker than the server believes of people: then this waits a moment. */
async function untilAPersonCouldHaveTyped(openedAt: number): Promise<void> {
  const left = openedAt + secondsToFillMin * 1000 + 50 - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}
