import type { Provider } from '@portal/contracts';
import { noVerdict, type PaymentProvider } from './payment-provider.ts';

const reason = 'this provider has no settings here';

/**
 * Stands where a provider has no settings: takes no order, reads no notification, and answers no question, so that nothing
 * is concluded about payments from the time when it had some.
 */
export function unconfiguredProvider(id: Provider): PaymentProvider {
  const unknown = { kind: 'unknown', reason } as const;
  return {
    id,
    createReference: async () => unknown,
    recoverReference: async () => unknown,
    requery: async () => noVerdict({ kind: 'unreachable' }, { httpStatus: null, body: reason }),
    checkout() {
      throw new Error(`${id}: ${reason}`);
    },
    parseNotification: () => ({ kind: 'unreadable', reason, unreadable: [] }),
  };
}
