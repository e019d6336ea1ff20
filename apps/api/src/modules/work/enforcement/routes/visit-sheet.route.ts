import { enrolOfficerPhone, kobo, openVisitSheet, type VisitSheet } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { enrolPhone, type FieldSeal, findOfficer, officerPhoneOf, type StreetSecrets } from '../../street/index.ts';
import { lagosToday, visitsToday } from '../data/visit-sheet.repository.ts';
import type { EnforcementDeps } from '../enforcement-deps.ts';

/** The sheet of visits on an officer's phone. No session, no cookie: the phone proves itself with what it got when it was enrolled. */
export function visitSheetRoutes(
  app: FastifyInstance,
  { db, clock }: EnforcementDeps,
  secrets: StreetSecrets,
  seal: FieldSeal,
): void {
  async function sheetOf(officerId: string): Promise<VisitSheet> {
    const [officer, visits, day] = [
      await findOfficer(db, officerId),
      await visitsToday(db, officerId),
      await lagosToday(db),
    ];
    return {
      ...{ officerId, officer: officer?.name ?? '', day, serverTime: clock.now().toISOString(), sealKey: seal.key },
      visits: visits.map(({ noticeId: _, startsAt, endsAt, openKobo, ...visit }) => ({
        ...visit,
        ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), openKobo: kobo(openKobo) },
      })),
    };
  }

  serve(app, enrolOfficerPhone, async ({ body }) => {
    const phone = await db.transaction((tx) =>
      enrolPhone(tx, secrets, body, 'officer', async (id) =>
        (await findOfficer(tx, id))?.mayWork ? undefined : 'field-officer.not-active',
      ),
    );
    if ('refusal' in phone) throw new BusinessError(phone.refusal);
    return { deviceId: phone.deviceId, secret: phone.secret, sheet: await sheetOf(phone.holderId) };
  });

  serve(app, openVisitSheet, async ({ body: { waiting, ...contact } }) => {
    const { officerId, mayWork } = await officerPhoneOf(db, secrets, contact, waiting);
    if (!mayWork) throw new BusinessError('field-officer.not-active');
    return sheetOf(officerId);
  });
}
