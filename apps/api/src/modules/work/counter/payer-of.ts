import type { counterPayerSchema } from '@portal/contracts';
import type * as z from 'zod/mini';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { BillToRaise } from '../../money/billing/index.ts';
import { findTaxpayer } from './data/payers.repository.ts';

const individual = 1;

/** Whom the bill is for: a taxpayer of the register, or somebody as they say who they are. */
export async function payerOf(
  run: Pick<Transaction, 'execute'>,
  asked: z.output<typeof counterPayerSchema>,
): Promise<BillToRaise['payer']> {
  if (asked.kind === 'taxpayer') {
    const payer = await findTaxpayer(run, asked.tpui);
    if (!payer) throw new BusinessError('taxpayer.not-found');
    return payer;
  }
  const { categoryId, name, email, phone, address } = asked;
  return { categoryId, ...namesOf(name, categoryId), email, phone, address };
}

/** Of a person the last word is the last name; an organisation has one name. */
function namesOf(name: string, categoryId: number): { firstName: string; lastName: string } {
  const cut = categoryId === individual ? name.lastIndexOf(' ') : -1;
  return cut < 0 ? { firstName: name, lastName: '' } : { firstName: name.slice(0, cut), lastName: name.slice(cut + 1) };
}
