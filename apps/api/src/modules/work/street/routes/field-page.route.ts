import { createHash } from 'node:crypto';
import {
  type CapturedRecord,
  capturedRecordSchema,
  enrolFieldDevice,
  type FieldDay,
  openFieldDay,
  sendFieldPhoto,
  sendFieldRecord,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { cleanPicture } from '../../../../platform/pictures/clean-picture.ts';
import { deviceOf } from '../application/device-of.ts';
import { enrolPhone } from '../application/enrol-phone.ts';
import type { FieldSeal } from '../application/field-seal.ts';
import { jsonIn } from '../application/json-in.ts';
import type { StreetSecrets } from '../application/secrets.ts';
import { checksOf } from '../data/checks.repository.ts';
import { areasOf, findEnumerator, lockEnumerator } from '../data/enumerators.repository.ts';
import { arrivalOf, insertPhoto, insertRecord, markReplaced, returnedTo } from '../data/records.repository.ts';
import type { StreetDeps } from '../street-deps.ts';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes);

/** What phones of enumerators ask: each proves itself with what it got when it was enrolled. No session, no cookie. */
export function fieldPageRoutes(app: FastifyInstance, deps: StreetDeps, secrets: StreetSecrets, seal: FieldSeal): void {
  const { db, clock, store } = deps;

  async function dayOfEnumerator(on: Pick<Database, 'execute'> | Transaction, id: string): Promise<FieldDay> {
    const one = await findEnumerator(on, id);
    if (!one) throw new Error('A phone has no enumerator');
    const { name, code, validUntil, dayTarget } = one;
    return {
      ...{ enumeratorId: id, name, code, validUntil, dayTarget, today: one.figures.today },
      serverTime: clock.now().toISOString(),
      areas: await areasOf(on, id),
      returned: await returnedTo(on, id),
      checks: await checksOf(on, id),
      sealKey: seal.key,
    };
  }

  serve(app, enrolFieldDevice, async ({ body }) => {
    const outcome = await db.transaction(async (tx) => {
      const phone = await enrolPhone(tx, secrets, body, 'enumerator', async (id) => {
        const one = await lockEnumerator(tx, id);
        return one?.state === 'active' && one.isValid ? undefined : 'enumerator.not-active';
      });
      return 'refusal' in phone ? phone : { ...phone, day: await dayOfEnumerator(tx, phone.holderId) };
    });
    if ('refusal' in outcome) throw new BusinessError(outcome.refusal);
    const { deviceId, secret, day } = outcome;
    return { deviceId, secret, day };
  });

  serve(app, openFieldDay, async ({ body: { waiting, ...contact } }) => {
    const { enumeratorId, mayWork } = await deviceOf(db, secrets, contact, waiting);
    if (!mayWork) throw new BusinessError('enumerator.not-active');
    return dayOfEnumerator(db, enumeratorId);
  });

  function readSealed(
    id: string,
    sealed: string,
    { id: deviceId, enumeratorId }: { id: string; enumeratorId: string },
  ) {
    const text = seal.open(sealed, `record:${id}`);
    const parsed = text && capturedRecordSchema.safeParse(jsonIn(text));
    if (!parsed?.success) throw new BusinessError('field-record.unreadable');
    const record: CapturedRecord = parsed.data;
    // Who captured it was sealed with it: another phone hands in nothing as its own.
    if (record.id !== id || record.deviceId !== deviceId || record.enumeratorId !== enumeratorId)
      throw new BusinessError('field-record.unreadable');
    return record;
  }

  serve(app, sendFieldRecord, async ({ params: { id }, body: { sealed, keyId: _, ...contact } }) => {
    const device = await deviceOf(db, secrets, contact);
    const digest = sha256(Buffer.from(sealed, 'base64url')).digest();
    const record = readSealed(id, sealed, device);
    await db
      .transaction(async (tx) => {
        const isNew = await insertRecord(tx, record, digest);
        if (isNew && record.replaces) await markReplaced(tx, record.replaces);
      })
      .catch((error: unknown) => {
        const isForeign = [
          'field_records_replace_returned',
          'field_records_lga_id_lgas_id_fk',
          'field_records_replaces_key',
        ];
        if (isForeign.some((name) => violates(error, name)))
          throw new BusinessError('field-record.unreadable', { cause: error });
        throw error;
      });
    const arrival = await arrivalOf(db, id);
    if (!arrival?.sealedDigest.equals(digest)) throw new BusinessError('field-record.differs');
    return { photosWanted: arrival.photosWanted };
  });

  serve(app, sendFieldPhoto, async ({ params: { id, position }, body: { sealed, keyId: _, ...contact } }) => {
    const device = await deviceOf(db, secrets, contact);
    const arrival = await arrivalOf(db, id);
    if (arrival?.deviceId !== device.id) throw new BusinessError('field-record.not-found');
    const taken = arrival.photoDigests[position - 1];
    if (taken === undefined) throw new BusinessError('field-record.not-found');
    if (!arrival.photosWanted.includes(position)) return {};
    const photo = seal.open(sealed, `photo:${id}:${position}`);
    if (!photo || sha256(photo).digest('base64url') !== taken) throw new BusinessError('field-record.unreadable');
    const { bytes, contentType } = await cleanPicture(photo);
    if (contentType !== 'image/jpeg') throw new BusinessError('document.not-an-image');
    const key = `field/${id}/${position}`;
    await store.put(key, bytes, contentType);
    await insertPhoto(db, { recordId: id, position, key, bytes: bytes.length });
    return {};
  });
}
