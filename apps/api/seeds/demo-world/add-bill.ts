import { engineCodes } from '../reference-data/collectors.ts';
import { officePlaces } from '../reference-data/office-places.ts';
import type { Charge } from './charges.ts';
import { uuidAt } from './ids.ts';
import type { Payer } from './payers.ts';
import type { Random } from './random.ts';
import type { World, WorldBill } from './world.ts';

interface NewBill {
  readonly reference: string;
  readonly payer: Payer;
  readonly charges: readonly Charge[];
  readonly issuedOn: string;
  readonly dueOn?: string;
  readonly at: Date;
  readonly expertSystemId?: number | null;
  readonly cancelledAt?: Date;
}

export function addBill(world: World, random: Random, options: NewBill): WorldBill {
  const { payer, charges, at } = options;
  const bill: WorldBill = {
    id: uuidAt(random, at),
    reference: options.reference,
    payer_tpui: payer.tpui,
    payer_category_id: payer.categoryId,
    payer_first_name: payer.firstName,
    payer_last_name: payer.lastName,
    payer_email: payer.email,
    payer_phone: payer.phone,
    payer_address: payer.address,
    mda_id: charges[0]?.mdaId ?? 1,
    tax_office_id: payer.taxOfficeId,
    payer_lga_id: officePlaces.find(({ office_id }) => office_id === payer.taxOfficeId)?.lga_id ?? null,
    expert_system_id: options.expertSystemId ?? null,
    engine_code_id: engineCodeOf(options.expertSystemId ?? null, options.issuedOn),
    total_kobo: charges.reduce((sum, { amountKobo }) => sum + amountKobo, 0),
    issued_on: options.issuedOn,
    ...(options.dueOn !== undefined && { due_on: options.dueOn }),
    cancelled_at: options.cancelledAt?.toISOString() ?? null,
    created_at: at.toISOString(),
  };
  world.bills.push(bill);
  for (const [index, charge] of charges.entries())
    world.lines.push({
      bill_id: bill.id,
      position: index + 1,
      revenue_head_id: charge.revenueHeadId,
      amount_kobo: charge.amountKobo,
      description: charge.description,
      narration: charge.narration,
    });
  return bill;
}

/** The code the system used on that day. */
function engineCodeOf(expertSystemId: number | null, day: string): number | null {
  const codes = engineCodes.filter(({ expert_system_id }) => expert_system_id === expertSystemId);
  return (codes.find(({ revoked_on }) => revoked_on === null || day < revoked_on) ?? codes.at(-1))?.id ?? null;
}
