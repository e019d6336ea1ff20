import { type AskingDeps, createAskProvider } from './ask-provider.ts';
import { notificationsRepository } from './data/notifications.repository.ts';
import { observationsRepository } from './data/observations.repository.ts';
import { paymentIntentsRepository } from './data/payment-intents.repository.ts';
import type { PaymentsDeps } from './payments.module.ts';
import { createDoubtReport } from './report-doubt.ts';

/** Has the providers of attempts that are open for a bill asked now, for an act of its owner that they would stand in the way of. */
export type AskAboutBill = (billReference: string) => Promise<void>;

type Deps = Pick<PaymentsDeps, 'db' | 'providers' | 'clock' | 'log' | 'metrics' | 'recheckDays'>;

/** Whether the answer was clear, the database judges (`is_payment_pending_when_asked`). A provider that does not answer changes nothing. */
export function createAskAboutBill(deps: Deps): AskAboutBill {
  const asking: AskingDeps = {
    ...deps,
    intents: paymentIntentsRepository(deps.db),
    observations: observationsRepository(deps.db),
    notifications: notificationsRepository(deps.db),
    reportDoubt: createDoubtReport(deps.log, deps.metrics),
  };
  const ask = createAskProvider(asking);
  return async (billReference) => {
    const awaited = await asking.intents.awaitedOfBill(billReference);
    await Promise.all(awaited.map((intent) => ask(intent, 'requery')));
  };
}
