import { changeOfficerPhone, listOfficerPhones, makeOfficerLink } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { reachesOffice } from '../../../ground/identity/index.ts';
import type { StreetSecrets } from '../application/secrets.ts';
import { insertLink, lockDevice, setDeviceState } from '../data/devices.repository.ts';
import { findOfficer, type OfficerPhoneRow, officerPhones, openLinkOf } from '../data/officer-phones.repository.ts';
import { presentOfficerPhone } from '../present-officer-phone.ts';
import type { StreetDeps } from '../street-deps.ts';

const linkHours = 48;
const stateAfter = { lock: 'locked', unlock: 'active', wipe: 'wiped' } as const;

/** An officer has their own phone; deciders reach those of the officers of their office. */
function reaches({ id, roles: [role], scope }: SignedInUser, phone: OfficerPhoneRow): boolean {
  return phone.officerId === id || (role !== 'Tax Officer' && reachesOffice(scope, phone.officeId));
}

/** Phones on which officers note what they meet on visits: a link for oneself, locks and wipes for whoever reaches it. */
export function officerPhonesRoutes(
  app: FastifyInstance,
  { db, portalOrigin }: StreetDeps,
  secrets: StreetSecrets,
): void {
  async function phonesFor(user: SignedInUser) {
    const phones = (await officerPhones(db)).filter((phone) => reaches(user, phone));
    return {
      openLinkUntil: (await openLinkOf(db, user.id))?.toISOString() ?? null,
      phones: phones.map((phone) => presentOfficerPhone(phone, user.id)),
    };
  }

  serve(app, listOfficerPhones, (_, { user }) => phonesFor(user));

  serve(app, makeOfficerLink, (_, { user }) =>
    db.transaction(async (tx) => {
      if (!(await findOfficer(tx, user.id))?.mayWork) throw new BusinessError('field-officer.not-active');
      const [token, pin] = [secrets.newToken(), secrets.newPin()];
      const expiresAt = await insertLink(tx, {
        ...{ holder: { officerId: user.id }, by: user.id, hours: linkHours },
        ...{ tokenDigest: secrets.tokenDigest(token), pinDigest: secrets.pinDigest(token, pin) },
      });
      await writeAudit(tx, {
        ...{ actor: { userId: user.id }, action: 'officer-phone.link-made', subject: `user:${user.id}` },
        detail: { expiresAt: expiresAt.toISOString() },
      });
      // Behind the hash: no server and no log sees it.
      return { link: `${portalOrigin}/field#officer=${token}`, pin, expiresAt: expiresAt.toISOString() };
    }),
  );

  serve(app, changeOfficerPhone, async ({ params: { id }, body: { act, reason } }, { user }) => {
    const phone = (await officerPhones(db)).find((one) => one.id === id);
    if (!phone || !reaches(user, phone)) throw new BusinessError('field-device.not-found');
    const { officerId } = phone;
    await db
      .transaction(async (tx) => {
        const device = await lockDevice(tx, { officerId }, id);
        if (!device) throw new BusinessError('field-device.not-found');
        if (device.state === 'wiped') throw new BusinessError('field-device.wiped');
        if (device.state === stateAfter[act]) return;
        await setDeviceState(tx, id, stateAfter[act], reason);
        await writeAudit(tx, {
          ...{ actor: { userId: user.id }, action: 'field-device.changed', subject: `user:${officerId}` },
          detail: { deviceId: id, act, reason },
        });
      })
      .catch((error: unknown) => {
        if (violates(error, 'field_devices_one_active_of_officer_idx'))
          throw new BusinessError('field-device.another-active', { cause: error });
        throw error;
      });
    return phonesFor(user);
  });
}
