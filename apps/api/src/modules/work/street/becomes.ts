import type { acceptFieldRecord, ParsedRequestOf } from '@portal/contracts';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import { writeAudit } from '../../ground/audit/index.ts';
import { handInFieldRow, isRegistered, registerKnown } from '../intelligence/index.ts';
import { refuseDaysToCome, requireRecordable } from '../obligations/index.ts';
import { recordPremises } from '../premises/index.ts';
import type { Decision, RecordFound } from './data/records.repository.ts';
import type { StreetDeps } from './street-deps.ts';

type Acceptance = ParsedRequestOf<typeof acceptFieldRecord>['body'];

/** Premises of a taxpayer, a taxpayer with premises, a row for the search for leads, or nothing but a record that is accepted. */
export async function becomes(
  { db, clock }: Pick<StreetDeps, 'db' | 'clock'>,
  tx: Transaction,
  record: RecordFound,
  body: Acceptance,
  user: SignedInUser,
): Promise<Pick<Decision, 'became' | 'tpui' | 'premisesId'>> {
  if (body.as === 'record') return {};
  if (record.consent === 'no') throw new BusinessError('field-record.said-no');
  if (body.as === 'lead') {
    if (record.ownerName.length < 2) throw new BusinessError('field-record.no-owner');
    const { id, ownerName: name, ownerPhone: phone, address, lgaId } = record;
    await handInFieldRow(tx, { key: id, name, phone, address: `${record.sign}, ${address}`, lgaId });
    return { became: 'lead' };
  }
  const now = clock.now();
  refuseDaysToCome({ fromDay: body.fromDay, toDay: null }, dayOf(now));
  const place = [record.sign, record.address, record.ward, record.lga].filter(Boolean).join(', ').slice(0, 160);
  const where = { place, trade: record.trade, fromDay: body.fromDay, toDay: null, at: now };
  const shownBy = `Field record ${record.id}`;
  if (body.as === 'premises') {
    await requireRecordable(db, body.tpui, user);
    return {
      became: 'premises',
      tpui: body.tpui,
      premisesId: await recordPremises(tx, { ...where, tpui: body.tpui, shownBy, by: user.id }),
    };
  }
  const { name, phone, categoryId } = body;
  const person = { name, phone, categoryId, lgaId: record.lgaId, officeId: record.officeId };
  if (await isRegistered(tx, person)) throw new BusinessError('field-record.registered-already');
  const tpui = await registerKnown(tx, person);
  await writeAudit(tx, {
    ...{ actor: { userId: user.id }, action: 'field-record.registered', subject: `taxpayer:${tpui}` },
    detail: { record: record.id, categoryId, lgaId: record.lgaId },
  });
  return { became: 'taxpayer', tpui, premisesId: await recordPremises(tx, { ...where, tpui, shownBy, by: user.id }) };
}
