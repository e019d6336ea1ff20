import { addBill } from './add-bill.ts';
import { activityOf, dayOf, daysBefore, later, momentOf } from './calendar.ts';
import { makeCharges } from './charges.ts';
import { addDemoBills } from './demo-bills.ts';
import { billReference } from './ids.ts';
import { makePayers } from './payers.ts';
import { createRandom, type Random } from './random.ts';
import { createStory, type Story } from './story.ts';
import { emptyWorld, type World, type WorldBill } from './world.ts';

/** Eighteen months. */
const days = 548;
const billsPerDay = 16;
const payerCount = 2_000;
/** While Interswitch was tried out; it is "coming soon" for everybody else. */
const pilot = { fromAge: 330, toAge: 240 };

const liveEnds = ['CREATED', 'INITIATING', 'AWAITING_PAYMENT', 'PROCESSING'] as const;

/** The demonstration: the same for the same day, different from day to day only in its dates. */
export function makeWorld(now: Date): World {
  const random = createRandom(20_260_101);
  const world = emptyWorld();
  const story = createStory(world, random, now);
  const payers = makePayers(random, payerCount);

  for (let age = days; age >= 0; age -= 1) {
    const day = dayOf(daysBefore(now, age));
    const count = Math.round(billsPerDay * activityOf(day, age) * (0.85 + random.next() * 0.3));
    for (let n = 0; n < count; n += 1) {
      const payer = random.pick(payers);
      const at = momentOf(random, day, now);
      const isCancelled = random.chance(0.03);
      const bill = addBill(world, random, {
        reference: billReference(random),
        payer,
        charges: makeCharges(random, payer.categoryId, day),
        issuedOn: day,
        at,
        expertSystemId: random.chance(0.08) ? random.int(1, 4) : null,
        ...(isCancelled && { cancelledAt: story.past(later(at, { minutes: random.int(5, 9_000) })) }),
      });
      if (isCancelled) tellOfCancelled(random, story, bill, at);
      else tellOf(random, story, bill, { at, age, now });
    }
  }
  for (const ends of liveEnds) {
    const payer = random.pick(payers);
    const at = later(now, { minutes: -random.int(60, 300) });
    const day = dayOf(at);
    const bill = addBill(world, random, {
      reference: billReference(random),
      payer,
      charges: makeCharges(random, payer.categoryId, day),
      issuedOn: day,
      at,
    });
    story.unfinished(bill, later(at, { minutes: 10 }), ends);
  }
  addDemoBills(world, createRandom(7), now);
  return world;
}

interface Moment {
  readonly at: Date;
  /** Days before today. */
  readonly age: number;
  readonly now: Date;
}

function tellOf(random: Random, story: Story, bill: WorldBill, { at, age, now }: Moment): void {
  // Most pay within days, some after weeks; what lies ahead of today has not happened.
  const lagDays =
    -Math.log(1 - random.next()) *
    random.weighted([
      [1.2, 55],
      [12, 35],
      [38, 10],
    ]);
  const paysOn = later(at, { days: lagDays, minutes: 3 });
  const fate = random.weighted([
    ['paid', 790],
    ['late', 10],
    ['review', 7],
    ['twice', 5],
    ['reversed', 1.2],
    ['refunded', 1.2],
    ['abandoned', 60],
    ['ignored', 125],
  ] as const);
  const happened = paysOn.getTime() <= now.getTime();
  switch (fate) {
    case 'paid': {
      if (!happened) {
        undecided(random, story, bill, at, age);
        return;
      }
      const inPilot = age <= pilot.fromAge && age >= pilot.toAge && random.chance(0.2);
      if (inPilot) story.paid(bill, paysOn, { provider: 'interswitch', channel: 'card' });
      else story.paid(bill, paysOn);
      return;
    }
    case 'late':
      if (age > 100) story.paidLate(bill, later(at, { days: 80 }), random.int(4, 15));
      return;
    case 'review': {
      if (!happened) return;
      const made = story.underReview(bill, paysOn);
      if (age > 60 && random.chance(0.4))
        story.aftermath(
          made,
          {
            from: 'REVIEW',
            ends: random.pick(['REFUNDED', 'REFUNDED', 'REFUND_PENDING']),
            reason: 'Returned to the payer',
          },
          later(paysOn, { days: 12 }),
        );
      return;
    }
    case 'twice':
      if (happened) story.paidTwice(bill, paysOn);
      return;
    case 'reversed':
    case 'refunded': {
      if (!happened || age < 30) return;
      const { made } = story.paid(bill, paysOn);
      story.aftermath(
        made,
        fate === 'reversed'
          ? { from: 'CONFIRMED', ends: 'REVERSED', reason: 'Reversed by the bank' }
          : { from: 'CONFIRMED', ends: 'REFUNDED', reason: 'Bill raised in error' },
        later(paysOn, { days: 6 }),
      );
      return;
    }
    case 'abandoned': {
      const ends = age > 3 ? random.pick(['EXPIRED', 'FAILED', 'CANCELLED'] as const) : 'CANCELLED';
      story.unfinished(bill, later(at, { minutes: 40 }), ends);
      return;
    }
    case 'ignored':
      return;
  }
}

/** Bills of the last days whose payer is still about to pay. */
function undecided(random: Random, story: Story, bill: WorldBill, at: Date, age: number): void {
  if (age > 2 || !random.chance(0.25)) return;
  const ends = random.weighted([
    ['AWAITING_PAYMENT', 6],
    ['PROCESSING', 2],
    ['INITIATING', 1],
    ['CREATED', 1],
  ] as const);
  story.unfinished(bill, later(at, { minutes: 20 }), ends);
}

/** A few had a payment on its way when they were cancelled: that money waits for a person. */
function tellOfCancelled(random: Random, story: Story, bill: WorldBill, at: Date): void {
  if (random.chance(0.05)) story.paid(bill, later(at, { days: 8 }), { channel: 'branch' });
  else if (random.chance(0.2)) story.unfinished(bill, later(at, { minutes: 30 }), 'CANCELLED');
}
