import { later } from './calendar.ts';
import { orderId, rrr, uuidAt } from './ids.ts';
import type { Random } from './random.ts';
import type { EndOfAttempt, World, WorldAttempt, WorldBill, WorldConfirmation } from './world.ts';

const remitaChannels = [
  ['card', 33],
  ['transfer', 25],
  ['branch', 12],
  ['ussd', 10],
  ['internet-bank', 9],
  ['bank', 5],
  ['wallet', 2],
  ['pay-with-provider', 2],
  ['phone-number', 1.5],
  ['enaira', 0.5],
] as const;

interface AttemptOptions {
  readonly at: Date;
  readonly ends?: EndOfAttempt;
  readonly channel?: string;
  readonly provider?: WorldAttempt['provider'];
  readonly round?: 0 | 1;
}

/** Tells what happens to one bill by adding to the world. Everything is later than the bill and earlier than `now`. */
export function createStory(world: World, random: Random, now: Date) {
  /** Never in the future: whatever would be is moved to the last hour. */
  function past(at: Date): Date {
    return at > now ? later(now, { minutes: -random.int(1, 60) }) : at;
  }

  function attempt(bill: WorldBill, options: AttemptOptions): WorldAttempt {
    const { ends = 'AWAITING_PAYMENT', provider = 'remita', channel = 'card', round = 0 } = options;
    const at = past(options.at);
    const order = orderId(random);
    const made: WorldAttempt = {
      id: uuidAt(random, at),
      bill_id: bill.id,
      provider,
      gateway_id: provider === 'remita' && (channel === 'branch' || channel === 'bank') ? 'bank' : provider,
      order_id: order,
      provider_ref: provider === 'remita' ? rrr(random) : order,
      amount_kobo: bill.total_kobo,
      created_at: at.toISOString(),
      ends,
      ended_at: past(later(at, ends === 'EXPIRED' ? { days: 3 } : { minutes: random.int(2, 90) })).toISOString(),
    };
    world.attempts[round].push(made);
    return made;
  }

  function confirm(
    made: WorldAttempt,
    options: { at: Date; channel?: string; amountKobo?: number; reference?: string },
  ) {
    const paidAt = past(options.at);
    const source = random.weighted([
      ['requery', 80],
      ['sweeper', 18],
      ['statement', 2],
    ] as const);
    const confirmation: WorldConfirmation = {
      intent_id: made.id,
      provider_txn_ref: options.reference ?? made.provider_ref,
      amount_kobo: options.amountKobo ?? made.amount_kobo,
      channel: options.channel ?? 'card',
      paid_at: paidAt.toISOString(),
      source,
      recorded_at: new Date(
        Math.min(
          paidAt.getTime() + (source === 'requery' ? random.int(1, 40) : random.int(40, 600)) * 1_000,
          now.getTime(),
        ),
      ).toISOString(),
    };
    world.confirmations.push(confirmation);
    return confirmation;
  }

  return {
    /** Paid in full; now and then only the second attempt succeeds. */
    paid(bill: WorldBill, at: Date, options: Pick<AttemptOptions, 'channel' | 'provider'> = {}) {
      const { channel = random.weighted(remitaChannels), provider = 'remita' } = options;
      const failedFirst = random.chance(0.07);
      if (failedFirst) attempt(bill, { at: later(at, { minutes: -random.int(6, 2_000) }), ends: 'FAILED', channel });
      const minutes = random.int(1, 14);
      const made = attempt(bill, { at, channel, provider, round: failedFirst ? 1 : 0 });
      return { made, confirmation: confirm(made, { at: later(at, { minutes }), channel }) };
    },
    /** Paid in full at the first attempt. */
    paidBy(bill: WorldBill, at: Date, channel: string): WorldAttempt {
      const made = attempt(bill, { at, channel });
      confirm(made, { at: later(at, { minutes: 4 }), channel });
      return made;
    },
    /** The attempt was given up before the money came; late money is never lost. */
    paidLate(bill: WorldBill, at: Date, daysLater: number) {
      const made = attempt(bill, { at, ends: random.pick(['EXPIRED', 'CANCELLED', 'FAILED']), channel: 'branch' });
      confirm(made, { at: later(at, { days: daysLater }), channel: 'branch' });
    },
    /** Another amount than the bill's arrived. */
    underReview(bill: WorldBill, at: Date) {
      const made = attempt(bill, { at, channel: 'transfer' });
      const difference = random.pick([-1, -50_000, 100, 25_000]);
      const amountKobo = bill.total_kobo + difference > 0 ? bill.total_kobo + difference : bill.total_kobo + 100;
      confirm(made, { at: later(at, { minutes: 30 }), channel: 'transfer', amountKobo });
      return made;
    },
    /** Paid a second time through the other gateway. */
    paidTwice(bill: WorldBill, at: Date) {
      const { made, confirmation } = this.paid(bill, at, { channel: 'card' });
      const other = attempt(bill, { at: new Date(made.created_at), provider: 'interswitch', round: 1 });
      confirm(other, { at: later(new Date(confirmation.recorded_at), { minutes: 9 }) });
    },
    unfinished(bill: WorldBill, at: Date, ends: EndOfAttempt) {
      attempt(bill, { at, ends });
    },
    aftermath(made: WorldAttempt, entry: Omit<World['aftermath'][number], 'intent_id' | 'at'>, at: Date) {
      world.aftermath.push({ ...entry, intent_id: made.id, at: past(at).toISOString() });
    },
    past,
  };
}
export type Story = ReturnType<typeof createStory>;
