import { randomUUID } from 'node:crypto';
import type { enrolFieldDevice, RequestOf } from '@portal/contracts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import {
  countWrongPin,
  endLinks,
  type Holder,
  insertDevice,
  lockDevices,
  lockLink,
} from '../data/devices.repository.ts';
import type { StreetSecrets } from './secrets.ts';

type Asked = RequestOf<typeof enrolFieldDevice>['body'];
type Refusal = 'badge-link.unknown' | 'badge-link.wrong-pin' | 'enumerator.not-active' | 'field-officer.not-active';

export interface EnrolledPhone {
  readonly deviceId: string;
  readonly secret: string;
  readonly holderId: string;
}

/**
 * A link and its PIN admit a phone, once; another one of the same holder is locked. A refusal is answered and not thrown: the
 * transaction in which a wrong PIN is counted has to be kept. `hindrance`: why this holder may not work now.
 */
export async function enrolPhone(
  tx: Transaction,
  secrets: StreetSecrets,
  { token, pin, name }: Asked,
  kind: 'enumerator' | 'officer',
  hindrance: (holderId: string) => Promise<Refusal | undefined>,
): Promise<EnrolledPhone | { readonly refusal: Refusal }> {
  const link = await lockLink(tx, secrets.tokenDigest(token), kind);
  if (!link) return { refusal: 'badge-link.unknown' };
  if (!secrets.isSame(link.pinDigest, secrets.pinDigest(token, pin))) {
    await countWrongPin(tx, link.id);
    return { refusal: 'badge-link.wrong-pin' };
  }
  const { holderId } = link;
  const refusal = await hindrance(holderId);
  if (refusal) return { refusal };
  const holder: Holder = kind === 'officer' ? { officerId: holderId } : { enumeratorId: holderId };
  const [deviceId, secret] = [randomUUID(), secrets.newToken()];
  await endLinks(tx, holder);
  await lockDevices(tx, holder, 'Another phone was enrolled');
  await insertDevice(tx, { id: deviceId, holder, secretDigest: secrets.deviceDigest(deviceId, secret), name });
  await writeAudit(tx, {
    ...{ actor: { system: 'street' }, action: 'field-device.enrolled' },
    subject: `${kind === 'officer' ? 'user' : 'enumerator'}:${holderId}`,
    detail: { deviceId },
  });
  return { deviceId, secret, holderId };
}
