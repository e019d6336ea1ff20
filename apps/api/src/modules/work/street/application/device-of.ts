import type { FieldDeviceState } from '@portal/contracts';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { findDevice, noteContact } from '../data/devices.repository.ts';
import { findOfficerPhone } from '../data/officer-phones.repository.ts';
import type { StreetSecrets } from './secrets.ts';

export interface Contact {
  readonly deviceId: string;
  readonly secret: string;
}

interface Known {
  readonly secretDigest: Buffer;
  readonly state: FieldDeviceState;
}

/** A lock or a wipe reaches the phone here. */
async function admit<T extends Known>(
  { db, secrets }: { readonly db: Database; readonly secrets: StreetSecrets },
  { deviceId, secret }: Contact,
  device: T | undefined,
  waiting?: number,
): Promise<T> {
  const digest = secrets.deviceDigest(deviceId, secret);
  if (!device || !secrets.isSame(device.secretDigest, digest)) throw new BusinessError('field-device.unknown');
  await noteContact(db, deviceId, waiting);
  if (device.state === 'wiped') throw new BusinessError('field-device.wiped');
  if (device.state === 'locked') throw new BusinessError('field-device.locked');
  return device;
}

/** The phone of an enumerator that calls. Throws `field-device.unknown`, `field-device.locked`, `field-device.wiped`. */
export async function deviceOf(db: Database, secrets: StreetSecrets, contact: Contact, waiting?: number) {
  return admit({ db, secrets }, contact, await findDevice(db, contact.deviceId), waiting);
}

/** The phone of an officer that calls. Throws as `deviceOf` does. */
export async function officerPhoneOf(db: Database, secrets: StreetSecrets, contact: Contact, waiting?: number) {
  return admit({ db, secrets }, contact, await findOfficerPhone(db, contact.deviceId), waiting);
}
