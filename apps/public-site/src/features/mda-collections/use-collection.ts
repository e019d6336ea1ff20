import { ApiError, messageFrom, useApiClient } from '@portal/api-client';
import { kobo, raiseMdaBill } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { showToast } from '@portal/ui';
import { draftOf } from '@portal/ui/forms';
import { useState } from 'react';
import { type CollectionValues, collectionProblems, emptyCollection, koboOf } from './collection-fields.ts';
import type { CollectionsMessages } from './messages/use-collections-messages.ts';

const draft = draftOf('pay_kd_draft_mda_collections');

interface Wish extends CollectionValues {
  /** One wish, one bill: sent again after a lost answer it finds the bill that was raised. A changed wish is another one. */
  readonly wishId: string;
}

/** The form's values, kept for the tab until the bill is there: a reload or an ended session takes nothing away. */
export function useCollection(messages: CollectionsMessages) {
  const api = useApiClient();
  const [wish, setWish] = useState<Wish>(() => ({ ...emptyCollection, wishId: newId(), ...draft.read() }));
  const [isTouched, setTouched] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const problems = collectionProblems(wish);

  const raise = useMutation({
    mutationFn: ({ mdaId, revenueHeadCode, amount, narration, wishId }: Wish) =>
      api(raiseMdaBill, {
        body: {
          mdaId: Number(mdaId),
          revenueHeadCode,
          amountKobo: kobo(koboOf(amount) ?? 0),
          narration: narration.trim(),
          wishId,
        },
      }),
    onSuccess: () => draft.forget(),
    onError(error) {
      const fieldErrors = error instanceof ApiError ? error.fieldErrors : {};
      setRefused({ ...fieldErrors, ...(fieldErrors.amountKobo && { amount: fieldErrors.amountKobo }) });
      showToast({ kind: 'error', message: messageFrom(error, messages.failed) });
    },
  });

  return {
    values: wish,
    raise,
    errorOf(name: keyof CollectionValues) {
      const problem = isTouched ? problems[name] : undefined;
      return refused[name] ?? (problem && messages[problem]);
    },
    change(changed: Partial<CollectionValues>) {
      const next = { ...wish, ...changed, wishId: newId() };
      draft.keep({ ...next });
      setWish(next);
      setRefused({});
    },
    /** The first field that is wrong, or nothing, and then the bill is asked for. */
    send(): keyof CollectionValues | undefined {
      setTouched(true);
      const order = ['mdaId', 'revenueHeadCode', 'amount', 'narration'] as const;
      const wrong = order.find((name) => problems[name]);
      if (!wrong && !raise.isPending) raise.mutate(wish);
      return wrong;
    },
    startAgain() {
      raise.reset();
      setTouched(false);
      setWish({ ...emptyCollection, wishId: newId() });
    },
  };
}

/** A version 4 UUID, also where `crypto.randomUUID` is missing (plain HTTP on another host). */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'.charAt((bytes[8] ?? 0) & 3);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
