import { randomBytes } from 'node:crypto';
import {
  changeFieldDevice,
  enterEnumerator,
  getEnumerator,
  listEnumerators,
  makeBadgeLink,
  makeFieldBadgeCode,
  moveEnumerator,
  setEnumeratorAreas,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { presentPage, readList } from '../../../../platform/lists/read-list.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { StreetSecrets } from '../application/secrets.ts';
import { endLinks, insertLink, lockDevice, lockDevices, setDeviceState } from '../data/devices.repository.ts';
import {
  enteredBefore,
  enumeratorList,
  enumeratorsWhere,
  insertEnumerator,
  lockEnumerator,
  moveIn,
  setAreas,
} from '../data/enumerators.repository.ts';
import { presentEnumerator, wholeEnumerator } from '../present.ts';
import type { StreetDeps } from '../street-deps.ts';

const codeBytes = 9;
const linkHours = 48;
const stateAfter = { lock: 'locked', unlock: 'active', wipe: 'wiped' } as const;

/** Who goes into the street: entered, trained, sent, paused and ended by the desk, each with one phone. */
export function enumeratorsRoutes(app: FastifyInstance, deps: StreetDeps, secrets: StreetSecrets): void {
  const { db, clock, portalOrigin } = deps;

  serve(app, listEnumerators, async ({ query: { criteria, state, lgaId, ...query } }) =>
    presentPage(
      await readList(db, enumeratorList, query, enumeratorsWhere({ criteria, state, lgaId })),
      presentEnumerator,
    ),
  );

  serve(app, getEnumerator, ({ params: { id } }) => wholeEnumerator(db, id));

  serve(app, enterEnumerator, async ({ body: { lgaId, ward, ...one } }, { user }) => {
    if (one.validUntil <= dayOf(clock.now()))
      throw new BusinessError('enumerator.day-past', { fieldErrors: { validUntil: 'Choose a day to come' } });
    return db
      .transaction(async (tx) => {
        const code = makeFieldBadgeCode(randomBytes(codeBytes));
        const id = await insertEnumerator(tx, { ...one, code, by: user.id });
        if (id === undefined) {
          const before = await enteredBefore(tx, one.submissionId);
          if (before?.by === user.id && before.name === one.name && before.phone === one.phone)
            return { id: before.id, code: before.code };
          throw new BusinessError('request.invalid', { fieldErrors: { submissionId: 'Used already' } });
        }
        await setAreas(tx, id, [{ lgaId, ward }]);
        await writeAudit(tx, {
          ...{ actor: { userId: user.id }, action: 'enumerator.entered', subject: `enumerator:${id}` },
          detail: { officeId: one.officeId, validUntil: one.validUntil, recordPayKobo: one.recordPayKobo },
        });
        return { id, code };
      })
      .catch((error: unknown) => {
        if (violates(error, 'enumerator_areas_lga_id_lgas_id_fk'))
          throw new BusinessError('request.invalid', {
            cause: error,
            fieldErrors: { lgaId: 'Choose one of the list' },
          });
        if (violates(error, 'enumerators_office_id_tax_offices_id_fk'))
          throw new BusinessError('request.invalid', {
            cause: error,
            fieldErrors: { officeId: 'Choose one of the list' },
          });
        throw error;
      });
  });

  serve(app, moveEnumerator, ({ params: { id }, body: { move, reason } }, { user }) =>
    db.transaction(async (tx) => {
      const before = await lockEnumerator(tx, id);
      if (!before) throw new BusinessError('enumerator.not-found');
      if (!(await moveIn(tx, id, move, reason))) throw new BusinessError('enumerator.no-such-move');
      if (move === 'end' || move === 'pause') await endLinks(tx, { enumeratorId: id });
      if (move === 'end') await lockDevices(tx, { enumeratorId: id }, reason);
      await writeAudit(tx, {
        ...{ actor: { userId: user.id }, action: 'enumerator.moved', subject: `enumerator:${id}` },
        detail: { move, from: before.state, reason },
      });
      return wholeEnumerator(tx, id);
    }),
  );

  serve(app, setEnumeratorAreas, ({ params: { id }, body: { areas } }, { user }) =>
    db
      .transaction(async (tx) => {
        const one = await lockEnumerator(tx, id);
        if (!one) throw new BusinessError('enumerator.not-found');
        if (one.state === 'ended') throw new BusinessError('enumerator.ended');
        await setAreas(tx, id, areas);
        await writeAudit(tx, {
          ...{ actor: { userId: user.id }, action: 'enumerator.areas-set', subject: `enumerator:${id}` },
          detail: { areas },
        });
        return wholeEnumerator(tx, id);
      })
      .catch((error: unknown) => {
        if (violates(error, 'enumerator_areas_lga_id_lgas_id_fk'))
          throw new BusinessError('request.invalid', {
            cause: error,
            fieldErrors: { areas: 'Choose areas of the list' },
          });
        throw error;
      }),
  );

  serve(app, makeBadgeLink, ({ params: { id } }, { user }) =>
    db.transaction(async (tx) => {
      const one = await lockEnumerator(tx, id);
      if (!one) throw new BusinessError('enumerator.not-found');
      if (one.state !== 'active' || !one.isValid) throw new BusinessError('enumerator.not-active');
      const [token, pin] = [secrets.newToken(), secrets.newPin()];
      const expiresAt = await insertLink(tx, {
        ...{ holder: { enumeratorId: id }, by: user.id, hours: linkHours },
        ...{ tokenDigest: secrets.tokenDigest(token), pinDigest: secrets.pinDigest(token, pin) },
      });
      await writeAudit(tx, {
        ...{ actor: { userId: user.id }, action: 'enumerator.link-made', subject: `enumerator:${id}` },
        detail: { expiresAt: expiresAt.toISOString() },
      });
      // Behind the hash: no server and no log sees it.
      return { link: `${portalOrigin}/field#badge=${token}`, pin, expiresAt: expiresAt.toISOString() };
    }),
  );

  serve(app, changeFieldDevice, ({ params: { id, deviceId }, body: { act, reason } }, { user }) =>
    db
      .transaction(async (tx) => {
        const one = await lockEnumerator(tx, id);
        if (!one) throw new BusinessError('enumerator.not-found');
        const device = await lockDevice(tx, { enumeratorId: id }, deviceId);
        if (!device) throw new BusinessError('field-device.not-found');
        if (device.state === 'wiped') throw new BusinessError('field-device.wiped');
        if (device.state !== stateAfter[act]) {
          await setDeviceState(tx, deviceId, stateAfter[act], reason);
          await writeAudit(tx, {
            ...{ actor: { userId: user.id }, action: 'field-device.changed', subject: `enumerator:${id}` },
            detail: { deviceId, act, reason },
          });
        }
        return wholeEnumerator(tx, id);
      })
      .catch((error: unknown) => {
        if (violates(error, 'field_devices_one_active_idx'))
          throw new BusinessError('field-device.another-active', { cause: error });
        throw error;
      }),
  );
}
