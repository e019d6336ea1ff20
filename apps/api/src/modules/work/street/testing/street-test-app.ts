import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CapturedRecord, FieldDay } from '@portal/contracts';
import type { Database } from '../../../../platform/db/database.ts';
import { createDocumentStore } from '../../../../platform/storage/create-document-store.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { captured, sealedFor } from '../../../../testing/sealed-by-a-phone.ts';
import { streetModule } from '../index.ts';

export interface Phone {
  readonly enumeratorId: string;
  readonly deviceId: string;
  readonly secret: string;
  readonly day: FieldDay;
}

const reason = 'As the desk decided';

/** The module on a real database with a store of its own, and what a desk and a phone do. */
export async function startStreet(db: Database) {
  const store = createDocumentStore({ kind: 'folder', dir: mkdtempSync(join(tmpdir(), 'street-')) });
  const app = await startModule(db, new Date().toISOString(), (server, { clock, portalOrigin }) =>
    streetModule(server, { db, clock, store, dataKey: Buffer.alloc(32, 7), portalOrigin }),
  );
  const boss = await app.staffMember('SuperAdmin');
  const { rows } = await db.$client.query<{ id: number }>('select min(id) as id from lgas');
  const lgaId = rows[0]?.id ?? 0;
  const nextYear = `${new Date().getUTCFullYear() + 1}-12-31`;
  const desk = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    app.call(method, path, { as: boss, ...(body && { body }) });
  const application = () => ({
    ...{
      submissionId: randomUUID(),
      name: 'Salisu Demo',
      phone: '08031112233',
      officeId: 6,
      lgaId,
      ward: 'Tudun Wada',
    },
    ...{ validUntil: nextYear, dayTarget: 25, recordPayKobo: 15_000 },
  });

  async function given(...moves: readonly string[]): Promise<{ id: string; code: string }> {
    const entered = (await desk('POST', '/enumerators', application())).json();
    for (const move of moves) await desk('POST', `/enumerators/${entered.id}/moves`, { move, reason });
    return entered;
  }

  async function link(id: string): Promise<{ token: string; pin: string }> {
    const { link: address, pin } = (await desk('POST', `/enumerators/${id}/badge-links`)).json();
    return { token: new URL(address).hash.replace('#badge=', ''), pin };
  }

  async function phone(id?: string): Promise<Phone> {
    const enumeratorId = id ?? (await given('train', 'activate')).id;
    const answer = await app.call('POST', '/field/devices', { body: { ...(await link(enumeratorId)), name: 'Tecno' } });
    const { deviceId, secret, day } = answer.json();
    return { enumeratorId, deviceId, secret, day };
  }

  const proofOf = ({ deviceId, secret }: Phone) => ({ deviceId, secret });
  const captureOn = (one: Phone, change: Partial<CapturedRecord> = {}) =>
    captured({ deviceId: one.deviceId, enumeratorId: one.enumeratorId }, { lgaId, ...change });
  const seal = (one: Phone, record: CapturedRecord) =>
    sealedFor(one.day.sealKey, `record:${record.id}`, Buffer.from(JSON.stringify(record)));
  const send = (one: Phone, id: string, sealed: string) =>
    app.call('PUT', `/field/records/${id}`, { body: { ...proofOf(one), keyId: one.day.sealKey.id, sealed } });
  const sendPhoto = (one: Phone, id: string, position: number, photo: Buffer) =>
    app.call('PUT', `/field/records/${id}/photos/${position}`, {
      body: {
        ...proofOf(one),
        keyId: one.day.sealKey.id,
        sealed: sealedFor(one.day.sealKey, `photo:${id}:${position}`, photo),
      },
    });
  const openDay = (one: Phone) => app.call('POST', '/field/day', { body: { ...proofOf(one), waiting: 3 } });
  async function sent(one: Phone, change: Partial<CapturedRecord> = {}): Promise<CapturedRecord> {
    const record = captureOn(one, change);
    await send(one, record.id, seal(one, record));
    return record;
  }
  const answerCheck = (one: Phone, id: string, differs: readonly string[], note = '', as: Phone = one) =>
    app.call('PUT', `/field/spot-checks/${id}`, {
      body: {
        ...proofOf(one),
        keyId: one.day.sealKey.id,
        sealed: sealedFor(
          one.day.sealKey,
          `check:${id}`,
          Buffer.from(JSON.stringify({ id, deviceId: as.deviceId, enumeratorId: as.enumeratorId, differs, note })),
        ),
      },
    });
  return {
    ...app,
    answerCheck,
    boss,
    desk,
    application,
    given,
    link,
    phone,
    captureOn,
    seal,
    send,
    sendPhoto,
    openDay,
    sent,
    store,
    reason,
    lgaId,
  };
}
