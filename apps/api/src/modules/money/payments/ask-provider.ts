import type { Clock } from '../../../platform/clock/clock.ts';
import type { Logger } from '../../../platform/logging/create-logger.ts';
import type { NotificationsRepository } from './data/notifications.repository.ts';
import type { AskedBy, ObservationsRepository } from './data/observations.repository.ts';
import type { PaymentIntent, PaymentIntentsRepository } from './data/payment-intents.repository.ts';
import { aftercareAt, aftercareDays, nextCheckAt } from './domain/check-schedule.ts';
import { canMove, isAskable, type PaymentState } from './domain/payment-state.ts';
import type { Providers } from './providers/create-providers.ts';
import type { ProviderObservation } from './providers/payment-provider.ts';
import type { ReportDoubt } from './report-doubt.ts';
import { giveUp, takeBackAtProvider } from './take-back.ts';

export interface AskingDeps {
  readonly intents: PaymentIntentsRepository;
  readonly observations: ObservationsRepository;
  readonly notifications: NotificationsRepository;
  readonly providers: Providers;
  readonly clock: Clock;
  readonly log: Logger;
  readonly reportDoubt: ReportDoubt;
  /** Days after money came on which it is asked about again. */
  readonly recheckDays?: readonly number[];
  /** Called between keeping the provider's answer and acting on it, where a crash must lose nothing. */
  readonly onObserved?: (observation: ProviderObservation) => void;
}

/** Backwards only: some providers name days without a zone. Nobody pays in the future. */
const skewMs = 24 * 3_600_000;

/**
 * `no-answer`: the provider did not answer the question, so nothing new is known. `unclear`: it answered, and what it said
 * decides nothing. `not-known`: it does not know the reference.
 */
type Asked = 'answered' | 'no-answer' | 'unclear' | 'not-known';

export type AskProvider = (intent: PaymentIntent, askedBy: AskedBy) => Promise<Asked>;

/**
 * Asks the provider what became of a payment and acts on the answer. Questions about one attempt that come together in one
 * process are one question.
 */
export function createAskProvider(deps: AskingDeps): AskProvider {
  const underWay = new Map<string, Promise<Asked>>();

  return (intent, askedBy) => {
    const known = underWay.get(intent.id);
    if (known) return known;
    const asked = askAndAct(deps, intent, askedBy).finally(() => underWay.delete(intent.id));
    underWay.set(intent.id, asked);
    return asked;
  };
}

async function askAndAct(deps: AskingDeps, intent: PaymentIntent, askedBy: AskedBy): Promise<Asked> {
  const isReceipted = intent.state === 'CONFIRMED' && askedBy === 'sweeper';
  const isUnderReview = intent.state === 'REVIEW' && askedBy === 'sweeper';
  if (!isAskable(intent.state) && !isReceipted && !isUnderReview) return 'answered';
  const observation = await deps.providers[intent.provider].requery({
    orderId: intent.orderId,
    providerReference: intent.providerRef,
    amountKobo: intent.amountKobo,
    startedAt: intent.createdAt,
  });
  await deps.observations.keep(intent.id, askedBy, observation);
  deps.onObserved?.(observation);
  deps.reportDoubt(intent, observation);
  if (observation.outcome === 'unknown') return unansweredBy(observation);
  if (isUnderReview) await learnMore(deps, intent, observation);
  else if (isReceipted) await lookAgain(deps, intent, observation);
  else if (observation.outcome === 'paid') await confirm(deps, intent, askedBy, observation);
  else if (observation.outcome === 'failed') await refuse(deps, intent, askedBy);
  else if (!(await giveUpIfNeedless(deps, intent, askedBy))) await expireIfOver(deps, intent, askedBy);
  return 'answered';
}

function unansweredBy({ doubt }: ProviderObservation): Asked {
  if (doubt?.kind === 'about-another' || doubt?.kind === 'contradiction') return 'unclear';
  return doubt?.kind === 'reference-unknown' ? 'not-known' : 'no-answer';
}

async function confirm(deps: AskingDeps, intent: PaymentIntent, askedBy: AskedBy, observation: ProviderObservation) {
  const outcome = await deps.observations.confirm(intent, askedBy, {
    // Remita: the RRR. Interswitch: our txn_ref, which is the reference from the start.
    reference: intent.providerRef ?? observation.providerReference ?? intent.orderId,
    amountKobo: observation.amountKobo,
    channel: observation.channel ?? (await channelInNotice(deps, intent)),
    paidAt: plausiblePaidAt(deps, intent, observation),
    nextCheckAt: nextAftercare(deps, intent),
  });
  const { orderId, provider, amountKobo } = intent;
  const entry = { orderId, provider, amountKobo, reportedKobo: observation.amountKobo, outcome };
  if (outcome === 'receipted') deps.log.info(entry, 'payment confirmed');
  else if (outcome !== 'duplicate') deps.log.warn(entry, 'payment goes to review');
}

/** Null, and so the moment we heard of it, for a day that cannot be: a clock of theirs that is wrong would be printed. */
function plausiblePaidAt({ clock }: AskingDeps, { createdAt }: PaymentIntent, { paidAt }: ProviderObservation) {
  const earliest = createdAt.getTime() - skewMs;
  const latest = clock.now().getTime();
  return paidAt && paidAt.getTime() >= earliest && paidAt.getTime() <= latest ? paidAt : null;
}

/**
 * Money that has its receipt is asked about again on its days, and when a notice speaks of it. Taken back, paid once more, or
 * another amount: a person decides, and until then the receipt stands.
 */
async function lookAgain(deps: AskingDeps, intent: PaymentIntent, observation: ProviderObservation) {
  const { orderId, provider } = intent;
  if (observation.outcome === 'paid') {
    await confirm(deps, intent, 'sweeper', observation);
    await deps.observations.propose(intent, observation);
    await lookForSecondPayment(deps, intent);
  } else if (await deps.observations.doubt(intent, observation)) {
    const { providerCode } = observation;
    deps.log.error({ orderId, provider, providerCode }, 'the provider no longer says paid of a payment with a receipt');
  }
  await deps.intents.restAssured(intent.id, nextAftercare(deps, intent));
}

/**
 * Money under review is asked about until the answer is clear; what it says then is put beside the case, and a person decides.
 */
async function learnMore(deps: AskingDeps, intent: PaymentIntent, observation: ProviderObservation) {
  const { outcome, amountKobo } = observation;
  const isClear = outcome === 'paid' ? amountKobo !== null && amountKobo > 0 : outcome === 'failed' || intent.moneyAt;
  if (!isClear) return;
  const { orderId, provider } = intent;
  const findings = await deps.observations.propose(intent, observation);
  if (findings > 0) deps.log.warn({ orderId, provider, outcome, amountKobo }, 'a case under review has a new finding');
  await lookForSecondPayment(deps, intent);
  await deps.intents.restAssured(intent.id, nextAftercare(deps, intent));
}

/** An answer that names another day, or another reference, than an earlier one speaks of another payment. */
async function lookForSecondPayment({ observations, log }: AskingDeps, { id, orderId, provider }: PaymentIntent) {
  const opened = await observations.openSecondPaymentCase(id);
  if (opened) log.error({ orderId, provider, caseId: opened }, 'answers speak of a second payment of one reference');
}

function nextAftercare({ clock, recheckDays = aftercareDays }: AskingDeps, { moneyAt }: PaymentIntent): Date | null {
  const now = clock.now();
  return aftercareAt(moneyAt ?? now, recheckDays, now);
}

async function channelInNotice(
  { notifications, providers }: AskingDeps,
  intent: PaymentIntent,
): Promise<string | null> {
  const raw = await notifications.latestAbout(intent.id);
  const parsed = raw && providers[intent.provider].parseNotification(raw);
  const notice =
    parsed?.kind === 'notices'
      ? parsed.notices.find(({ providerReference, orderId }) =>
          intent.providerRef === null ? orderId === intent.orderId : providerReference === intent.providerRef,
        )
      : undefined;
  return notice?.channel ?? (intent.gatewayId === 'bank' ? 'bank' : null);
}

async function refuse({ observations, log, ...deps }: AskingDeps, intent: PaymentIntent, askedBy: AskedBy) {
  if (intent.state === 'INITIATING' || !canMove(intent.state, 'FAILED')) return;
  const refused = await observations.refuse(intent, intent.state, askedBy, nextTurn(deps, intent, 'FAILED'));
  if (refused) log.info({ orderId: intent.orderId, provider: intent.provider }, 'payment refused by the provider');
}

/** Nobody has paid it, and nobody should: the reference may be on paper in somebody's pocket. */
async function giveUpIfNeedless(deps: AskingDeps, intent: PaymentIntent, askedBy: AskedBy): Promise<boolean> {
  if (!intent.isNeedless || askedBy !== 'sweeper' || intent.state !== 'AWAITING_PAYMENT') return false;
  if (!(await takeBackAtProvider(deps, intent))) return false;
  deps.log.info({ orderId: intent.orderId }, 'a reference was taken back because its bill is not to be paid any more');
  return giveUp(deps, intent, { source: askedBy, nextCheckAt: nextTurn(deps, intent, 'CANCELLED') });
}

async function expireIfOver(deps: AskingDeps, intent: PaymentIntent, askedBy: AskedBy) {
  if (!canMove(intent.state, 'EXPIRED')) return;
  const nextCheckAt = nextTurn(deps, intent, 'EXPIRED');
  await deps.intents.expire(intent.id, { from: intent.state, source: askedBy, nextCheckAt });
}

function nextTurn({ clock }: Pick<AskingDeps, 'clock'>, intent: PaymentIntent, state: PaymentState): Date | null {
  const { checks, expiresAt } = intent;
  return nextCheckAt({ state, checks, expiresAt }, clock.now());
}
