import {
  type checkPaymentStatus,
  type Language,
  type ParsedRequestOf,
  paymentStatusCodes,
  type ResponseOf,
} from '@portal/contracts';
import { takesNoWrites } from '../../../platform/db/database-takes-no-writes.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { Logger } from '../../../platform/logging/create-logger.ts';
import type { AskProvider } from './ask-provider.ts';
import type { ObservationsRepository } from './data/observations.repository.ts';
import type { PaymentIntent, PaymentIntentsRepository } from './data/payment-intents.repository.ts';
import { paymentStatusOf } from './domain/payment-status.ts';
import { secondPaymentDescriptions, statusDescriptions, unclearDescriptions } from './payment-messages.ts';

export interface StatusDeps {
  readonly intents: PaymentIntentsRepository;
  readonly observations: Pick<ObservationsRepository, 'isSecondPaymentClaimed'>;
  readonly ask: AskProvider;
  readonly log: Logger;
}

type StatusRequest = ParsedRequestOf<typeof checkPaymentStatus>['body'];

/** Asks the provider now, and says in our own codes what we know. A provider that does not answer is never a verdict. */
export async function checkStatus(
  deps: StatusDeps,
  request: StatusRequest,
  language: Language,
): Promise<ResponseOf<typeof checkPaymentStatus>> {
  const intent = await findIntent(deps, request);
  if (!intent) throw new BusinessError('payment.not-found');
  // A receipt needs no question; the sweeper finds out about a second payment of the same bill.
  const asked = intent.hasReceipt ? 'answered' : await deps.ask(intent, 'requery').catch(goesOn);
  const current = (await deps.intents.find(intent.id)) ?? intent;
  const status = paymentStatusOf(current);
  // An old refusal neither: the same reference can be paid after it.
  if (asked === 'no-answer' && status !== 'paid')
    throw new BusinessError('payment.provider-silent', { retryAfterSeconds: 10 });
  // An answer that decides nothing must not read like one that has not come yet, nor like the refusal before it.
  if ((asked === 'unclear' || asked === 'not-known') && (status === 'pending' || status === 'failed')) {
    return { responseCode: paymentStatusCodes.pending, responseDescription: unclearDescriptions[language][asked] };
  }
  const description = statusDescriptions[language][status];
  const alsoTold = (await deps.observations.isSecondPaymentClaimed(intent.id))
    ? `. ${secondPaymentDescriptions[language]}`
    : '';
  return { responseCode: paymentStatusCodes[status], responseDescription: `${description}${alsoTold}` };
}

async function findIntent({ intents, log }: StatusDeps, request: StatusRequest): Promise<PaymentIntent | undefined> {
  if (request.gateway === 'remita') {
    const found = await intents.findByProviderRef('remita', request.rrr);
    const { billReference } = request;
    if (!found || billReference === undefined || (await intents.isAbout(found.id, billReference))) return found;
    return undefined;
  }
  const intent = await intents.findByOrderId('interswitch', request.TransactionReference);
  if (intent?.billReference !== request.BillReference) return undefined;
  if (intent.amountKobo !== request.AmountInKobo) {
    log.warn(
      { orderId: intent.orderId, claimedKobo: request.AmountInKobo },
      'a browser names another amount; ours counts',
    );
  }
  return intent;
}

/** What a provider has said is kept before anything follows from it: whoever has paid reads that we go on, and not that something is wrong. */
function goesOn(cause: unknown): never {
  if (!takesNoWrites(cause)) throw cause;
  throw new BusinessError('payment.recorded-later', { retryAfterSeconds: 30, cause });
}
