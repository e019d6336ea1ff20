import { mayBeNin } from '@portal/contracts';
import type { FormEvent } from 'react';

/**
 * The page that answers such a form has an address with what was typed. Posted, as without script, the gateway leads there; here
 * the browser goes at once, unless something may be a NIN: that never stands in an address.
 */
export function leaveByAddress(event: FormEvent<HTMLFormElement>): void {
  const form = event.currentTarget;
  const hasNin = [...new FormData(form).values()].some((value) => typeof value === 'string' && mayBeNin(value));
  form.method = hasNin ? 'post' : 'get';
}
