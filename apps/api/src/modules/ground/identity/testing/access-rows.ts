import { missing, sameFor, sameForAll, usersFor } from '../../../../testing/access/access-objects.ts';
import type { AccessRow, AccessRows } from '../../../../testing/access/access-row.ts';
import { ids, sessionOf } from '../../../../testing/access/access-world.ts';
import { anybody, signedIn, superAdmin, taxpayer } from '../../../../testing/access/callers.ts';

const decision = { path: `/access-reviews/${missing}/decisions`, status: 422 };
const decidesAccess: AccessRow = {
  ...superAdmin,
  objects: async () => ({ own: decision, foreign: decision, missing: decision }),
};

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const identityAccessRows = {
  'GET /access-reviews': superAdmin,
  'POST /access-reviews': superAdmin,
  'GET /access-reviews/:id': { ...superAdmin, objects: sameForAll('/access-reviews/', missing) },
  'POST /access-reviews/:id/decisions': decidesAccess,
  'GET /account/closing': taxpayer,
  'POST /account/closing': taxpayer,
  'POST /sessions': anybody,
  'POST /sessions/second-factor': anybody,
  'POST /sessions/second-factor-enrolment': anybody,
  'POST /password-resets': anybody,
  'POST /password-resets/completion': anybody,
  'POST /email-verifications': anybody,
  'POST /email-verifications/completion': anybody,
  'GET /sessions/current': signedIn,
  'POST /sessions/current/extension': signedIn,
  'DELETE /sessions/current': signedIn,
  'GET /sessions': signedIn,
  'DELETE /sessions/others': signedIn,
  'DELETE /sessions/:id': {
    ...signedIn,
    objects: async () => ({
      own: { path: `/sessions/${(await sessionOf('SuperAdmin')).id}`, status: 200 },
      foreign: { path: `/sessions/${(await sessionOf('Agent')).id}`, status: 404 },
      missing: { path: `/sessions/${missing}`, status: 404 },
    }),
  },
  'POST /account/password': signedIn,
  'POST /account/picture': signedIn,
  'DELETE /account/picture': signedIn,
  'GET /pictures/:name': { ...anybody, objects: sameForAll('/pictures/', 'A'.repeat(43)) },
  'GET /account/second-factor': signedIn,
  'POST /account/second-factor/enrolment': signedIn,
  'POST /account/second-factor/confirmation': signedIn,
  'POST /account/second-factor/removal': signedIn,
  'POST /account/second-factor/recovery-codes': signedIn,
  'GET /users': superAdmin,
  'GET /users/:id': {
    ...superAdmin,
    objects: async () => ({
      own: { path: `/users/${ids.get('SuperAdmin')}`, status: 200 },
      foreign: { path: `/users/${ids.get('Agent')}`, status: 200 },
      missing: { path: `/users/${missing}`, status: 404 },
    }),
  },
  'PUT /users/:id': { ...superAdmin, objects: async () => sameFor('/users/:id', 422) },
  'POST /users/:id/invitation': { ...superAdmin, objects: async () => sameFor('/users/:id/invitation', 404) },
  'GET /users/:id/sessions': { ...superAdmin, objects: usersFor('/sessions', 200, 200) },
  'POST /users/:id/sessions/ends': { ...superAdmin, objects: usersFor('/sessions/ends', 409, 200) },
  'POST /users': superAdmin,
  'POST /users/suspensions': superAdmin,
  'POST /users/reinstatements': superAdmin,
  'POST /users/:id/second-factor/reset': { ...superAdmin, objects: usersFor('/second-factor/reset', 409, 409) },
  'GET /roles': superAdmin,
  'GET /roles/:roleName': {
    ...superAdmin,
    objects: async () => ({
      own: { path: '/roles/SuperAdmin', status: 200 },
      foreign: { path: '/roles/Agent', status: 200 },
      missing: { path: '/roles/Nobody', status: 404 },
    }),
  },
  'POST /roles': superAdmin,
  'POST /roles/deletions': superAdmin,
  'POST /roles/assignments': superAdmin,
  'POST /roles/unassignments': superAdmin,
} satisfies AccessRows;
