import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { BillStatus, ErrorCode, GatewayId, Kobo, PaymentSession, Provider } from '@portal/contracts';
import { isBasketReference, kobo } from '@portal/contracts';
import { violates } from '../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { BillReader } from '../billing/index.ts';
import { createReference, creationLeaseMs, type ReferenceDeps } from './create-reference.ts';
import type { BasketsRepository } from './data/baskets.repository.ts';
import type { BegunForRepository } from './data/begun-for.repository.ts';
import type { GatewaysRepository } from './data/gateways.repository.ts';
import type { PaymentIntent } from './data/payment-intents.repository.ts';
import { billPage, expertSystemRedirect } from './domain/allowed-redirect.ts';
import { startedOrder } from './started-order.ts';
import { giveUp, takeBackAtProvider } from './take-back.ts';

export interface SessionDeps extends ReferenceDeps {
  readonly bills: BillReader;
  readonly baskets: BasketsRepository;
  readonly gateways: GatewaysRepository;
  readonly begunFor: BegunForRepository;
  /** The address people type; providers send a payer's browser back below it. */
  readonly portalOrigin: string;
}

export interface SessionRequest {
  readonly billReference: string;
  readonly gateway: GatewayId;
  /** What the payer's page showed. Compared, never used. */
  readonly amountKobo?: Kobo | undefined;
  /** The consent of a client for whom somebody pays. */
  readonly acting?: { readonly id: string; readonly userId: string } | undefined;
}

/** A terminal is a way to pay that nobody chooses from a list: it stands in a shop. */
export interface AttemptRequest extends Omit<SessionRequest, 'gateway'> {
  readonly gateway: GatewayId | 'pos';
}

/** What is paid by one attempt: a bill, or several at once. */
interface Payable {
  readonly billId: string;
  readonly basketId: string | null;
  /** An agent pays it for clients, whoever presses. */
  readonly isOfClients: boolean;
  readonly totalKobo: number;
  readonly allowedRedirects: readonly string[];
}

/** A reference can be paid at a bank for a week; after that it is asked about and given up. */
const sessionLifeMs = 7 * 24 * 3_600_000;
const waitForOtherMs = 12_000;
const waitStepMs = 120;
const mostRounds = 4;
const watchAgainAfterMs = 5_000;

const refusals: Readonly<Partial<Record<BillStatus, ErrorCode>>> = {
  paid: 'bill.already-paid',
  void: 'bill.already-paid',
  expired: 'bill.expired',
  cancelled: 'bill.cancelled',
  'under-review': 'bill.under-review',
};

/**
 * The one live session of a bill and a provider, created when there is none. However often and from wherever it is asked
 * for at the same time, the provider hears of one order.
 */
export async function openSession(deps: SessionDeps, request: SessionRequest): Promise<PaymentSession> {
  return present(deps, await openAttempt(deps, request), request.gateway);
}

/** The same for whoever needs no page of the provider: the one live attempt, with its reference at the provider. */
export async function openAttempt(deps: SessionDeps, request: AttemptRequest): Promise<PaymentIntent> {
  const payable = await findPayable(deps, request);
  const isOffered = deps.providers.isConfigured(providerOf(request.gateway));
  if (!isOffered || !(request.gateway === 'pos' || (await deps.gateways.isAvailable(request.gateway))))
    throw new BusinessError('payment.gateway-unavailable');
  if (request.amountKobo !== undefined && request.amountKobo !== payable.totalKobo) {
    const fieldErrors = { amountKobo: 'The amount of this bill is another. Open the bill again' };
    throw new BusinessError('request.invalid', { fieldErrors });
  }
  if (await deps.intents.isPaidElsewhere(payable, providerOf(request.gateway)))
    throw new BusinessError('bill.payment-pending');
  for (let round = 0; round < mostRounds; round += 1) {
    const intent = await liveIntent(deps, payable, request.gateway).catch(refusedByDatabase);
    // Nobody created one and none is there: the bill stopped being payable just now.
    if (!intent) await findPayable(deps, request);
    else if (intent.state !== 'CREATED' && intent.state !== 'INITIATING') {
      if (intent.amountKobo === payable.totalKobo) {
        if (payable.isOfClients) await deps.begunFor.noteClients(intent.id, deps.clock.now());
        else if (request.acting) await deps.begunFor.note(intent.id, request.acting, deps.clock.now());
        return intent;
      }
      await replace(deps, intent);
    }
  }
  throw new BusinessError('payment.session-failed');
}

/** Whoever began, or withdrew, a moment earlier is known to the database alone. */
function refusedByDatabase(error: unknown): never {
  if (violates(error, 'payment_baskets_by_consent')) throw new BusinessError('bill.consent-ended', { cause: error });
  throw violates(error, 'payment_intents_one_at_a_time')
    ? new BusinessError('bill.payment-pending', { cause: error })
    : error;
}

/** A bank takes money for a reference of Remita. */
export function providerOf(gateway: GatewayId | 'pos'): Provider {
  return gateway === 'bank' ? 'remita' : gateway;
}

async function findPayable({ bills, baskets }: SessionDeps, { billReference }: AttemptRequest): Promise<Payable> {
  if (isBasketReference(billReference)) {
    const basket = await baskets.find(billReference);
    if (!basket) throw new BusinessError('bill.not-found');
    if (basket.bills.some(({ isConsentEnded }) => isConsentEnded)) throw new BusinessError('bill.consent-ended');
    if (!basket.isPayable) throw new BusinessError('bill.basket-changed');
    const { firstBillId: billId, id: basketId, isOfClients, totalKobo } = basket;
    return { billId, basketId, isOfClients, totalKobo, allowedRedirects: [] };
  }
  const bill = await bills.find(billReference);
  if (!bill) throw new BusinessError('bill.not-found');
  const refusal = refusals[bill.status];
  if (refusal) throw new BusinessError(refusal);
  const { id: billId, totalKobo, expertSystem } = bill;
  return {
    billId,
    basketId: null,
    isOfClients: false,
    totalKobo,
    allowedRedirects: expertSystem?.allowedRedirects ?? [],
  };
}

/** The live attempt once its reference is known, or undefined when the round has to be repeated. */
async function liveIntent(
  deps: SessionDeps,
  payable: Payable,
  gateway: GatewayId | 'pos',
): Promise<PaymentIntent | undefined> {
  const { intents, clock } = deps;
  const provider = providerOf(gateway);
  const live = await findLive(deps, payable, provider);
  if (live) return live.state === 'INITIATING' ? othersReference(deps, live) : live;
  if (provider === 'remita' && (await reopened(deps, payable))) return findLive(deps, payable, provider);
  const now = clock.now().getTime();
  const id = await intents.create({
    billId: payable.billId,
    basketId: payable.basketId,
    provider,
    gatewayId: gateway,
    orderId: randomUUID().replaceAll('-', ''),
    redirectUrl: expertSystemRedirect(payable.allowedRedirects),
    lifeMs: sessionLifeMs,
    leaseUntil: new Date(now + creationLeaseMs),
  });
  const created = id === undefined ? undefined : await intents.find(id);
  return created && ownReference(deps, created, false);
}

/** A card that was declined is no reason for another number: the one a payer was told can still be paid at Remita. */
function reopened({ intents, clock }: SessionDeps, { billId, basketId, totalKobo }: Payable): Promise<boolean> {
  const nextCheckAt = new Date(clock.now().getTime() + watchAgainAfterMs);
  const times = { lifeMs: sessionLifeMs, nextCheckAt };
  if (basketId !== null) return intents.reopenBasket(basketId, times);
  return intents.reopen(billId, { amountKobo: totalKobo, ...times });
}

function findLive({ intents }: SessionDeps, { billId, basketId }: Payable, provider: Provider) {
  return basketId === null ? intents.findLive(billId, provider) : intents.findLiveOfBasket(basketId, provider);
}

async function ownReference(deps: SessionDeps, intent: PaymentIntent, recover: boolean) {
  const outcome = await createReference(deps, intent, { recover, source: 'session' });
  if (outcome !== 'created') throw new BusinessError('payment.session-failed');
  return deps.intents.find(intent.id);
}

/** Waits for whoever is creating the reference, and takes over from one who went silent. */
async function othersReference(deps: SessionDeps, intent: PaymentIntent): Promise<PaymentIntent | undefined> {
  const { intents, clock } = deps;
  const deadline = performance.now() + waitForOtherMs;
  for (;;) {
    const now = clock.now();
    if (await intents.takeOver(intent.id, now, new Date(now.getTime() + creationLeaseMs))) {
      return ownReference(deps, intent, true);
    }
    if (performance.now() > deadline) throw new BusinessError('payment.session-failed');
    await wait(waitStepMs);
    const current = await intents.find(intent.id);
    if (current?.state !== 'INITIATING') return current?.state === 'AWAITING_PAYMENT' ? current : undefined;
  }
}

/** The bill was changed after its reference was issued: that reference must not be offered any more. */
async function replace(deps: SessionDeps, intent: PaymentIntent): Promise<void> {
  if (intent.state !== 'AWAITING_PAYMENT') throw new BusinessError('bill.under-review');
  await takeBackAtProvider(deps, intent);
  deps.log.info({ orderId: intent.orderId }, 'a reference was given up because its bill was changed');
  await giveUp(deps, intent, { source: 'session', nextCheckAt: deps.clock.now() });
}

async function present(deps: SessionDeps, intent: PaymentIntent, gateway: GatewayId): Promise<PaymentSession> {
  const { orderId, amountKobo, provider, billReference } = intent;
  const order = startedOrder(deps.portalOrigin, intent);
  if (!order) throw new BusinessError('payment.session-failed');
  await deps.intents.watchClosely(intent.id, new Date(deps.clock.now().getTime() + watchAgainAfterMs));
  const replaced = await deps.intents.replacedBy(intent);
  const { checkoutUrl, widget } = deps.providers[provider].checkout(order);
  return {
    provider,
    checkoutUrl,
    redirectUrl: intent.redirectUrl ?? billPage(billReference),
    rrr: provider === 'remita' ? order.providerReference : '',
    ...(replaced !== null && { replacedRrr: replaced }),
    txRef: orderId,
    amountKobo: kobo(amountKobo),
    // A payer who goes to a bank needs the reference, not a widget.
    widget: gateway === 'bank' ? null : widget,
  };
}
