import { generateKeyPairSync } from 'node:crypto';
import type { SigningAlgorithm } from '@portal/contracts';
import type { Database } from '../../../../platform/db/database.ts';

/** A pair as a partner makes it, in PEM. */
export function makePair(algorithm: SigningAlgorithm = 'ed25519') {
  const publicKeyEncoding = { type: 'spki', format: 'pem' } as const;
  const privateKeyEncoding = { type: 'pkcs8', format: 'pem' } as const;
  return algorithm === 'ed25519'
    ? generateKeyPairSync('ed25519', { publicKeyEncoding, privateKeyEncoding })
    : generateKeyPairSync('ec', { namedCurve: 'P-256', publicKeyEncoding, privateKeyEncoding });
}

interface WantedKey {
  readonly engineCodeId: number;
  readonly algorithm?: SigningAlgorithm;
  /** PEM of a pair that was made elsewhere. */
  readonly publicKey?: string;
}

/** A registered pair of an engine code: what its partner signs with. */
export async function givenSigningKey(
  { $client }: Pick<Database, '$client'>,
  { engineCodeId, algorithm = 'ed25519', publicKey }: WantedKey,
): Promise<{ readonly keyId: string; readonly privateKey: string; readonly algorithm: SigningAlgorithm }> {
  const pair = makePair(algorithm);
  const der = Buffer.from((publicKey ?? pair.publicKey).replaceAll(/-----[^-]+-----|\s/g, ''), 'base64');
  const { rows } = await $client.query<{ id: string }>(
    `insert into partner_signing_keys (expert_system_id, engine_code_id, name, algorithm, public_key, created_by, created_at)
     select expert_system_id, id, 'Server', $2, $3, (select created_by from partner_keys where engine_code_id = $1 limit 1), now()
     from engine_codes where id = $1 returning id`,
    [engineCodeId, algorithm, der],
  );
  return { keyId: rows[0]?.id ?? '', privateKey: pair.privateKey, algorithm };
}
