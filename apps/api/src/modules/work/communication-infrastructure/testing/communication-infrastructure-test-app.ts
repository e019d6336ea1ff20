import { randomBytes, randomUUID } from 'node:crypto';
import type { Declaration, FibreRoute, Site } from '@portal/contracts';
import type { Database } from '../../../../platform/db/database.ts';
import { createLogger } from '../../../../platform/logging/create-logger.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createCaseload } from '../../../ground/caseload/index.ts';
import { communicationInfrastructureModule } from '../communication-infrastructure.module.ts';

export const aSite: Site = {
  kind: 'mast',
  name: 'KAD-0012',
  lgaId: 9,
  place: 'Ungwan Rimi, behind the market',
  heightMetres: 45,
  power: 'hybrid',
  sharers: 1,
  latitude: 10.55,
  longitude: 7.45,
};
export const aRoute: FibreRoute = { lgaId: 9, from: 'Kawo', to: 'Barnawa', metres: 1200, ducts: 2 };
export const aDeclaration: Declaration = {
  companyName: 'Savanna Towers Limited',
  rcNumber: 'RC123456',
  contactName: 'Ngozi Eze',
  email: 'ngozi@savanna.example',
  phoneNumber: '08031234567',
  address: '4 Kanta Road, Kaduna',
  sites: [aSite, { ...aSite, kind: 'tower', name: 'KAD-0013', power: 'grid', latitude: null, longitude: null }],
  fibreRoutes: [aRoute],
};
/** A mast, a tower, a generator, 1,200 m of route with two ducts, by the seeded tariff. */
export const itsTotalKobo = 250_000_00 + 400_000_00 + 35_000_00 + 1200 * 145_00 + 2400 * 60_00;

export async function startCommunicationInfrastructure(db: Database) {
  const started = await startModule(db, new Date().toISOString(), (app, given) =>
    communicationInfrastructureModule(app, {
      ...given,
      caseload: createCaseload(given),
      log: createLogger({ level: 'silent' }),
    }),
  );
  const call: typeof started.call = (method, path, options) =>
    started.call(method, `/communication-infrastructure${path}`, options);
  return {
    ...started,
    call,
    submit: (
      changes: Partial<Declaration> = {},
      { total = itsTotalKobo, submissionId = randomUUID() as string } = {},
    ) => {
      const declaration = { ...aDeclaration, email: `${randomBytes(5).toString('hex')}@savanna.example`, ...changes };
      return call('POST', '/declarations', {
        body: { submissionId, language: 'en', shownTotalKobo: total, declaration },
      });
    },
  };
}
