import { demoBillReferences as references } from '../../src/demonstration-traces.ts';
import { revenueHeads } from '../reference-data/collectors.ts';
import { addBill } from './add-bill.ts';
import { dayOf, daysBefore, later } from './calendar.ts';
import type { Charge } from './charges.ts';
import type { Payer } from './payers.ts';
import type { Random } from './random.ts';
import { createStory } from './story.ts';
import type { World, WorldBill } from './world.ts';

interface DemoBill {
  readonly reference: string;
  /** One line for the start screen. */
  readonly description: string;
}

/** The bills to try the portal with, one for each thing that can be seen. */
export const demoBills: readonly DemoBill[] = [
  { reference: references.small, description: 'unpaid: development levy, ₦1,000.00' },
  { reference: references.lines, description: 'unpaid: three lines with kobo, ₦57,250.75' },
  { reference: references.names, description: 'unpaid: very long names' },
  { reference: references.tsp, description: 'unpaid: raised by an expert system (TSP)' },
  { reference: references.paid, description: 'paid, with its receipt' },
  { reference: references.expired, description: 'expired: to be renewed first' },
  { reference: references.cancelled, description: 'cancelled' },
  { reference: references.review, description: 'under review: another amount was paid' },
  { reference: references.reversed, description: 'receipt void: the bank took the money back' },
];

const amina: Payer = {
  tpui: 'KD-0019-2231-77',
  categoryId: 1,
  firstName: 'Amina',
  lastName: 'Bello',
  email: 'amina.bello@example.com',
  phone: '08000000001',
  address: '14 Ahmadu Bello Way, Kaduna',
  taxOfficeId: 8,
};

const longName: Payer = {
  ...amina,
  tpui: 'KD-0042-7781-10',
  categoryId: 2,
  firstName:
    'The Incorporated Trustees of the Kaduna Riverside Traders, Weavers and Dyers Cooperative Multipurpose Society',
  lastName: '',
  email: 'the.secretary.general.of.the.society@riverside-traders-weavers-and-dyers.example.org',
  address: 'Suite 214B, Second Floor, Ahmadu Bello House Annex, off Independence Way by Katuru Road, Kaduna',
};

const company: Payer = {
  ...amina,
  tpui: 'KD-0007-3310-52',
  categoryId: 2,
  firstName: 'Savanna Foods Ltd',
  lastName: '',
  email: 'accounts@savanna-foods.example.com',
  address: '3 Kachia Road, Kaduna',
};

function charge(code: string, amountKobo: number, narration: string): Charge {
  const head = revenueHeads.find((candidate) => candidate.code === code);
  if (!head) throw new Error(`No revenue head ${code}`);
  return { revenueHeadId: head.id, mdaId: head.mda_id, amountKobo, description: head.name, narration };
}

/** Adds the fixed bills. Their days are counted back from today. */
export function addDemoBills(world: World, random: Random, now: Date): void {
  const story = createStory(world, random, now);

  function bill(
    reference: string,
    payer: Payer,
    daysAgo: number,
    charges: Charge[],
    more: Partial<Parameters<typeof addBill>[2]> = {},
  ): WorldBill {
    const at = daysBefore(now, daysAgo);
    return addBill(world, random, { reference, payer, charges, at, issuedOn: dayOf(at), ...more });
  }

  const levy = () => [charge('12010106', 100_000, `Development levy ${dayOf(now).slice(0, 4)}`)];
  bill(references.small, amina, 2, levy());
  bill(references.lines, company, 5, [
    charge('12020402', 500_000, 'Shop 14, Central Market, Kaduna'),
    charge('12020401', 1_000_000, 'New branch, Barnawa shopping complex'),
    charge('12020402', 4_225_075, 'Warehouse, Kakuri industrial layout'),
  ]);
  bill(references.names, longName, 3, [
    charge(
      '12020413',
      123_456_789,
      'Right of way for fibre between the Kawo flyover and the Sabon Tasha roundabout by way of the Kaduna river bridge, 8,514 linear metres',
    ),
    charge(
      '12020414',
      5_000_000,
      'Tender fee for the maintenance of drains and walkways along the same route, second advertisement',
    ),
  ]);
  bill(references.tsp, company, 1, [charge('12020104', 3_500_000, 'Haulage permit, lorry KJA 482 XA')], {
    expertSystemId: 4,
  });

  const paid = bill(references.paid, amina, 6, [charge('12020101', 625_000, 'Saloon car ABC 123 KD')]);
  story.paidBy(paid, daysBefore(now, 5), 'card');
  bill(references.expired, amina, 130, levy());
  bill(references.cancelled, amina, 20, [charge('12020501', 1_000_000, 'Wrong vehicle, cancelled on appeal')], {
    cancelledAt: later(daysBefore(now, 20), { days: 2 }),
  });
  story.underReview(
    bill(references.review, company, 4, [charge('12020408', 18_750_000, 'Two-storey shop, Kachia Road')]),
    daysBefore(now, 3),
  );
  const reversed = story.paidBy(
    bill(references.reversed, amina, 40, [charge('12010108', 1_500_000, 'House 14, Ahmadu Bello Way')]),
    daysBefore(now, 39),
    'branch',
  );
  story.aftermath(
    reversed,
    { from: 'CONFIRMED', ends: 'REVERSED', reason: 'Reversed by the bank' },
    daysBefore(now, 30),
  );
}
