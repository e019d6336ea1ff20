import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { findDevice, noteContact } from '../data/devices.repository.ts';
import type { StreetSecrets } from './secrets.ts';

export interface Contact {
  readonly deviceId: string;
  readonly secret: string;
}

/** The phone that calls; a lock or a wipe reaches it here. Throws `field-device.unknown`, `field-device.locked`, `field-device.wiped`. */
export async function deviceOf(db: Database, secrets: StreetSecrets, { deviceId, secret }: Contact, waiting?: number) {
  const device = await findDevice(db, deviceId);
  const digest = secrets.deviceDigest(deviceId, secret);
  if (!device || !secrets.isSame(device.secretDigest, digest)) throw new BusinessError('field-device.unknown');
  await noteContact(db, deviceId, waiting);
  if (device.state === 'wiped') throw new BusinessError('field-device.wiped');
  if (device.state === 'locked') throw new BusinessError('field-device.locked');
  return device;
}
