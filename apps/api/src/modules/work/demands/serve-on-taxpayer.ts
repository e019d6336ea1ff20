import type { ServedHow } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { noteServiceOfPaper } from '../law-papers/index.ts';
import { peopleOf } from '../paye/index.ts';
import type { DemandRow } from './data/demands.repository.ts';
import { serveInDatabase } from './data/move-demand.ts';
import { noteMove } from './decide-demands.ts';
import { paperOf } from './papers-of-demand.ts';
import { tellOfService } from './tell-of-demand.ts';

interface Service {
  readonly how: ServedHow;
  readonly at: string | null;
  readonly place: string;
  readonly proof: string;
  readonly by: string;
}

/** The thirty days begin. Whichever way it was served, the account hears of it. */
export async function serveOnTaxpayer(tx: Transaction, row: DemandRow, asked: Service): Promise<void> {
  const people = await peopleOf(tx, row.tpui);
  const isElectronic = asked.how === 'electronic';
  if (isElectronic && people.length === 0) throw new BusinessError('demand.no-account');
  if (!isElectronic && asked.at === null)
    throw new BusinessError('request.invalid', { fieldErrors: { at: 'Say when it was served' } });
  const service = isElectronic
    ? { ...asked, at: null, place: 'To the account of the taxpayer, by inbox and mail', proof: `Inbox: ${row.number}` }
    : asked;
  const { on, lastDay } = await serveInDatabase(tx, row.id, service);
  const { how, place, proof } = service;
  await noteServiceOfPaper(tx, paperOf(row), { on: on ?? '', how, lastDay, billReference: null });
  await tellOfService(tx, row, people, { on: on ?? '', lastDay });
  await noteMove(tx, row, { action: 'demand.served', by: asked.by, detail: { how, place, proof, on: on ?? '' } });
}
