import { createHash } from 'node:crypto';
import { voidFingerprintBytes, voidFingerprintOf, voidListSchema } from '@portal/contracts';
import { compactVerify, importJWK } from 'jose';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { givenReceipt, startReceipts } from '../testing/receipts-test-app.ts';

const { db } = await createTestDatabase();
const { get, signer } = await startReceipts(db);

async function list() {
  const answer = await get('/receipts/voids');
  expect(answer.statusCode).toBe(200);
  const { signed } = answer.json<{ signed: string }>();
  const { keys } = (await get('/receipts/keys')).json<{
    keys: { kid: string; kty: string; crv: string; x: string }[];
  }>();
  const [key] = keys;
  if (!key) throw new Error('There is no key');
  const { payload } = await compactVerify(signed, await importJWK(key, 'EdDSA'), { algorithms: ['EdDSA'] });
  return { signed, body: answer.body, list: voidListSchema.parse(JSON.parse(new TextDecoder().decode(payload))) };
}
const fingerprint = (receipt: { receiptNumber: string; reference: string }) =>
  createHash('sha256')
    .update(voidFingerprintOf({ n: receipt.receiptNumber, b: receipt.reference }))
    .digest()
    .subarray(0, voidFingerprintBytes)
    .toString('base64url');

it('names void receipts by fingerprints alone, signed, and a new one at once', async () => {
  const standing = await givenReceipt(db);
  const gone = await givenReceipt(db);
  expect((await list()).list.h).toEqual([]);
  await db.$client.query(`select void_receipt(r.id, 'reversal', 'taken back') from receipts r where bill_id = $1`, [
    gone.id,
  ]);
  const { list: listed, signed } = await list();
  expect(listed).toEqual({
    v: 1,
    k: 'void-receipts',
    d: Date.parse('2026-11-21T08:00:00Z') / 1000,
    h: [fingerprint(gone)],
  });
  expect(listed.h).not.toContain(fingerprint(standing));
  const said = Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString();
  for (const theirs of [gone.receiptNumber, gone.reference]) expect(said).not.toContain(theirs);
  // What was signed as a list is no receipt and no statement.
  expect(await signer.verify(signed)).toBeUndefined();
  expect(await signer.verifyStatement(signed)).toBeUndefined();
});
