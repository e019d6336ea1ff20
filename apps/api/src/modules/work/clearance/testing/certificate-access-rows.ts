import type { Role } from '@portal/contracts';
import type { ObjectCall } from '../../../../testing/access/access-objects.ts';
import type { AccessRow, AccessRows } from '../../../../testing/access/access-row.ts';
import { db, ids } from '../../../../testing/access/access-world.ts';
import { anybody, taxpayer } from '../../../../testing/access/callers.ts';
import { givenCertificate } from '../../../../testing/given-certificate.ts';

const numbers = new Map<Role, Promise<string>>();

/** Everybody has one at most. */
function numberOf(role: Role): Promise<string> {
  const known = numbers.get(role) ?? givenCertificate(db, { userId: ids.get(role) ?? '' }).then(({ number }) => number);
  numbers.set(role, known);
  return known;
}

/** Of a certificate by its number. */
function ofCertificate(rest: string, body?: object): AccessRow {
  const call = (number: string, status: number): ObjectCall => ({
    path: `/account/clearance/certificates/${number}${rest}`,
    status,
    ...(body && { body }),
  });
  const objects = async () => ({
    own: call(await numberOf('Individual'), 200),
    foreign: call(await numberOf('Corporate'), 404),
    missing: call('TC00000000000000', 404),
  });
  return { ...taxpayer, as: 'Individual', objects };
}

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const certificateAccessRows = {
  'GET /account/clearance/certificates': taxpayer,
  'GET /account/clearance/certificates/:number': ofCertificate(''),
  'GET /account/clearance/certificates/:number/checks': ofCertificate('/checks'),
  'GET /account/clearance/certificates/:number/document': ofCertificate('/document'),
  'GET /account/clearance/certificates/:number/wallet': ofCertificate('/wallet'),
  'POST /account/clearance/certificates/:number/codes': ofCertificate('/codes'),
  'PUT /account/clearance/certificates/:number/shown': ofCertificate('/shown', { showsFigures: false }),
  'GET /clearance/certificates/check': anybody,
  'GET /clearance/certificates/revoked': anybody,
  'POST /clearance/certificates/figures': anybody,
} satisfies AccessRows;
