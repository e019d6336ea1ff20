import { type ReturnKindId, returnKinds } from '@portal/contracts';

/** Whoever accepts what is filled in confirms with it what the kind asks to confirm. */
export function confirmedAnswers(kind: ReturnKindId): Record<string, true> {
  return Object.fromEntries(
    Object.entries(returnKinds[kind].fields).flatMap(([key, { type }]) => (type === 'confirm' ? [[key, true]] : [])),
  );
}
