import { adminRoles, type Role, roles, taxOfficeRoles, taxpayerRoles } from '@portal/contracts';
import {
  agentDocuments,
  bookingCalls,
  consultationCalls,
  contentItem,
  enquiryCalls,
  exportCalls,
  missing,
  noticeCalls,
  type ObjectCall,
  sameFor,
  sameForAll,
  savedViewCalls,
  taxpayerCalls,
  usersFor,
  workCalls,
} from './access-objects.ts';
import { ids, sessionOf } from './access-world.ts';

interface Row {
  /** Who may call: anybody, or these active roles. */
  readonly who: 'anybody' | readonly Role[];
  /** Whose call on the objects it is; the SuperAdmin's unless said. */
  readonly as?: Role;
  /** Of endpoints that name an object: what a caller who may call gets for an own, somebody else's and a missing one. */
  readonly objects?: () => Promise<Readonly<Record<'own' | 'foreign' | 'missing', ObjectCall>>>;
}

const anybody: Row = { who: 'anybody' };
const signedIn: Row = { who: roles };
const superAdmin: Row = { who: ['SuperAdmin'] };
const admins: Row = { who: ['Admin', 'Administrator', 'SuperAdmin'] };
const taxpayer: Row = { who: taxpayerRoles };
const agent: Row = { who: ['Agent'] };
/** Who has reports of bills and money in their area. */
const reportReaders: Row = { who: [...adminRoles, 'Expert System', 'MDA User', ...taxOfficeRoles] };
const figureReaders: Row = { who: [...adminRoles, 'Governor', 'Expert System', 'MDA User', ...taxOfficeRoles] };
const leads: Row = { who: [...adminRoles, 'Tax Office Director', 'Tax Office Manager'] };
const officeStaff: Row = { who: [...adminRoles, ...taxOfficeRoles] };

/** The SuperAdmin's, whoever wrote it last. */
function missingContent(action: string, status = 404): Row {
  return {
    ...superAdmin,
    objects: async () => ({
      own: { path: `/content/items/${await contentItem('SuperAdmin')}/${action}`, status },
      foreign: { path: `/content/items/${await contentItem('Admin')}/${action}`, status },
      missing: { path: `/content/items/${missing}/${action}`, status: 404 },
    }),
  };
}

/** Refused for their missing body before anybody looks for the item. */
function changesContent(action: string): Row {
  const call = { path: `/content/items/${missing}/${action}`, status: 422 };
  return { ...superAdmin, objects: async () => ({ own: call, foreign: call, missing: call }) };
}

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const matrix: Readonly<Record<string, Row>> = {
  'GET /lookups/states': anybody,
  'GET /lookups/lgas': anybody,
  'GET /lookups/genders': anybody,
  'GET /lookups/industries': anybody,
  'GET /lookups/revenue-heads': anybody,
  'GET /lookups/payment-channels': anybody,
  'GET /lookups/payment-gateways': anybody,
  'GET /lookups/mdas': anybody,
  'GET /lookups/taxpayer-categories': anybody,
  'GET /lookups/tax-offices': anybody,
  'GET /lookups/expert-systems': anybody,
  'GET /content/pages': anybody,
  'GET /content/news': anybody,
  'GET /content/news/:slug': { ...anybody, objects: sameForAll('/content/news/', 'nothing-of-that-name') },
  'GET /content/addresses': anybody,
  'GET /content/banners': anybody,
  'GET /content/search-documents': anybody,
  'GET /content/version': anybody,
  'GET /content/tariffs/:key': {
    ...anybody,
    objects: async () => ({
      own: { path: '/content/tariffs/communication-infrastructure', status: 200 },
      foreign: { path: '/content/tariffs/communication-infrastructure', status: 200 },
      missing: { path: '/content/tariffs/nothing-of-that-name', status: 404 },
    }),
  },
  'GET /content/pictures/:id/:file': { ...anybody, objects: sameForAll('/content/pictures/', `${missing}/640.webp`) },
  'POST /content/previews': anybody,
  'GET /content/items': superAdmin,
  'POST /content/items': superAdmin,
  'GET /content/items/:id': {
    ...superAdmin,
    objects: async () => ({
      own: { path: `/content/items/${await contentItem('SuperAdmin')}`, status: 200 },
      foreign: { path: `/content/items/${await contentItem('Admin')}`, status: 200 },
      missing: { path: `/content/items/${missing}`, status: 404 },
    }),
  },
  'PUT /content/items/:id/draft': changesContent('draft'),
  'POST /content/items/:id/publications': changesContent('publications'),
  'DELETE /content/items/:id/publications/:number': missingContent('publications/1'),
  'POST /content/items/:id/withdrawal': changesContent('withdrawal'),
  'GET /content/items/:id/versions': missingContent('versions', 200),
  'GET /content/items/:id/versions/:number': missingContent('versions/1'),
  'POST /content/items/:id/versions/:number/restoration': changesContent('versions/1/restoration'),
  'POST /content/items/:id/preview-links': missingContent('preview-links', 200),
  'GET /content/pictures': superAdmin,
  'POST /content/pictures': superAdmin,
  'POST /bills/mda-collections': taxpayer,
  'GET /bills/open': anybody,
  'POST /bills/renewals': anybody,
  'GET /receipts/rrr': anybody,
  'GET /bills/document': anybody,
  'GET /reports/invoices': reportReaders,
  'GET /reports/invoices/totals': reportReaders,
  'GET /reports/collections': reportReaders,
  'GET /reports/collections/totals': reportReaders,
  'GET /reports/revenue-heads': { who: [...adminRoles, 'MDA User'] },
  'GET /reports/revenue-heads/totals': { who: [...adminRoles, 'MDA User'] },
  'GET /taxpayers/:tpui': { ...officeStaff, as: 'Tax Officer', objects: () => taxpayerCalls('', 404) },
  'PUT /taxpayers/:tpui/home-office': {
    who: [...adminRoles, 'Tax Office Director', 'Tax Office Manager'],
    as: 'Tax Office Manager',
    objects: () => taxpayerCalls('/home-office', 404, { taxOfficeId: 8, reason: 'They moved there' }),
  },
  'GET /reports/taxpayers': officeStaff,
  'GET /reports/taxpayers/totals': officeStaff,
  'GET /reports/audit': superAdmin,
  'GET /reports/audit/totals': superAdmin,
  'GET /reports/activity': superAdmin,
  'GET /reports/activity/totals': superAdmin,
  'GET /reports/bill': reportReaders,
  'GET /reports/summary': figureReaders,
  'GET /reports/series': figureReaders,
  'GET /reports/ageing': figureReaders,
  'GET /saved-views': reportReaders,
  'POST /saved-views': reportReaders,
  'DELETE /saved-views/:id': { ...reportReaders, objects: savedViewCalls },
  'POST /exports': reportReaders,
  'GET /exports': reportReaders,
  'GET /exports/:id': { ...reportReaders, objects: () => exportCalls('', 200) },
  'GET /exports/:id/file': { ...reportReaders, objects: () => exportCalls('/file', 409) },
  'POST /exports/:id/cancellation': { ...reportReaders, objects: () => exportCalls('/cancellation', 200) },
  'GET /payments/cases': { who: [...adminRoles] },
  'GET /account/activity': signedIn,
  'GET /account/home-office': taxpayer,
  'PUT /account/home-office': taxpayer,
  'GET /account/details': signedIn,
  'PUT /account/address': taxpayer,
  'PUT /account/organisation': { who: ['Corporate', 'State Agency', 'Federal Agency'] },
  'POST /account/contact-changes': taxpayer,
  'POST /account/contact-changes/:id/confirmation': {
    ...taxpayer,
    as: 'Individual',
    objects: async () => sameFor('/account/contact-changes/:id/confirmation', 422),
  },
  'POST /account/corrections': taxpayer,
  'DELETE /account/corrections/open': taxpayer,
  'GET /corrections': { who: ['SuperAdmin', 'Tax Office Director'] },
  'POST /corrections/:id/decision': {
    who: ['SuperAdmin', 'Tax Office Director'],
    objects: async () => sameFor('/corrections/:id/decision', 422),
  },
  'GET /organisations': officeStaff,
  'POST /organisations/:tpui/confirmation': {
    ...officeStaff,
    objects: async () => sameFor('/organisations/KD-NOBODY/confirmation', 422),
  },
  'GET /work': officeStaff,
  'GET /work/:id': { ...officeStaff, as: 'Admin', objects: () => workCalls('') },
  'POST /work/:id/moves': { ...officeStaff, as: 'Admin', objects: () => workCalls('/moves', { move: 'fly' }, 409) },
  'GET /work/:id/assignees': { ...officeStaff, as: 'Admin', objects: () => workCalls('/assignees') },
  'POST /work/:id/assignment': {
    ...officeStaff,
    as: 'Admin',
    objects: () => workCalls('/assignment', { assigneeId: null }),
  },
  'POST /work/:id/suspension': {
    ...leads,
    as: 'Admin',
    objects: () => workCalls('/suspension', { reason: 'Asked' }, 409),
  },
  'POST /work/:id/resumption': { ...leads, as: 'Admin', objects: () => workCalls('/resumption', {}, 409) },
  'POST /work/:id/extension': {
    ...leads,
    as: 'Admin',
    objects: () => workCalls('/extension', { days: 1, reason: 'Asked' }, 409),
  },
  'GET /law-rules': officeStaff,
  'POST /work/transfers': leads,
  'GET /work/covers': officeStaff,
  'POST /work/covers': officeStaff,
  'POST /work/covers/:id/end': { ...officeStaff, objects: async () => sameFor('/work/covers/:id/end', 404, {}) },
  'GET /work/capacities': superAdmin,
  'POST /work/capacities': superAdmin,
  'POST /work/capacities/withdrawals': superAdmin,
  'GET /holidays': officeStaff,
  'POST /holidays/proposals': superAdmin,
  'POST /live-tickets': signedIn,
  'GET /notices': signedIn,
  'GET /notices/unread': signedIn,
  'POST /notices/:id/reading': {
    ...signedIn,
    objects: () => noticeCalls((id) => ({ path: `/notices/${id}/reading`, body: {} })),
  },
  'POST /notices/readings': {
    ...signedIn,
    objects: () => noticeCalls((upTo) => ({ path: '/notices/readings', body: { upTo } })),
  },
  'GET /notice-preferences': signedIn,
  'PUT /notice-preferences': signedIn,
  'GET /receipts/keys': anybody,
  'GET /receipts/verification': anybody,
  'POST /payments/sessions': anybody,
  'POST /payments/status': anybody,
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
  'POST /users/deletions': superAdmin,
  'POST /users': superAdmin,
  'POST /users/suspensions': superAdmin,
  'POST /users/reinstatements': superAdmin,
  'POST /users/:id/second-factor/reset': { ...superAdmin, objects: usersFor('/second-factor/reset', 409, 409) },
  'POST /users/:id/nin/reveal': { ...superAdmin, objects: usersFor('/nin/reveal', 404, 404) },
  'POST /identity-confirmations': { who: [...taxOfficeRoles, 'SuperAdmin'] },
  'POST /registrations/look-ups': anybody,
  'POST /registrations/look-ups/current': anybody,
  'POST /registrations/look-ups/codes': anybody,
  'POST /registrations/look-ups/proof': anybody,
  'POST /registrations': anybody,
  'GET /agencies': superAdmin,
  'POST /agencies': superAdmin,
  'GET /agent-pre-registrations': superAdmin,
  'POST /agent-pre-registrations': superAdmin,
  'POST /agent-pre-registrations/:id/withdrawal': {
    ...superAdmin,
    objects: async () => sameFor('/agent-pre-registrations/:id/withdrawal', 404),
  },
  'GET /lookups/agent-document-types': anybody,
  'GET /agent-registration': agent,
  'POST /agent-registration/bill': agent,
  'POST /agent-registration/documents/:docId': {
    ...agent,
    as: 'Agent',
    objects: async () => sameFor('/agent-registration/documents/1', 415),
  },
  'GET /agent-registration/documents/:id': { ...agent, as: 'Agent', objects: agentDocuments },
  'DELETE /agent-registration/documents/:id': {
    ...agent,
    as: 'Agent',
    // Taking an own one back needs jobs, which do not run here; the route's own test does it.
    objects: async () => {
      const { foreign, missing: nobodys } = await agentDocuments();
      return { own: nobodys, foreign, missing: nobodys };
    },
  },
  'POST /communication-infrastructure/assessments': anybody,
  'POST /communication-infrastructure/imports': anybody,
  'POST /communication-infrastructure/declarations': anybody,
  'POST /communication-infrastructure/declarations/progress': anybody,
  'GET /communication-infrastructure/declarations': admins,
  'GET /communication-infrastructure/declarations/:id': {
    ...admins,
    objects: async () => sameFor('/communication-infrastructure/declarations/:id', 404),
  },
  'POST /communication-infrastructure/declarations/:id/confirmation': {
    ...admins,
    objects: async () => sameFor('/communication-infrastructure/declarations/:id/confirmation', 404),
  },
  'POST /communication-infrastructure/declarations/:id/rejection': {
    ...admins,
    objects: async () => sameFor('/communication-infrastructure/declarations/:id/rejection', 422),
  },
  'GET /agents': anybody,
  'GET /agents/verification': anybody,
  'POST /agent-applications': anybody,
  'POST /agent-applications/progress': anybody,
  'GET /agent-applications': admins,
  'GET /agent-applications/:id': { ...admins, objects: async () => sameFor('/agent-applications/:id', 404) },
  'POST /agent-applications/:id/review': {
    ...admins,
    objects: async () => sameFor('/agent-applications/:id/review', 404),
  },
  'POST /agent-applications/:id/approval': {
    ...admins,
    objects: async () => sameFor('/agent-applications/:id/approval', 404),
  },
  'POST /agent-applications/:id/refusal': {
    ...admins,
    objects: async () => sameFor('/agent-applications/:id/refusal', 422),
  },
  'GET /network-members': admins,
  'POST /network-members': admins,
  'POST /network-members/:id/suspension': {
    ...admins,
    objects: async () => sameFor('/network-members/:id/suspension', 422),
  },
  'POST /network-members/:id/reinstatement': {
    ...admins,
    objects: async () => sameFor('/network-members/:id/reinstatement', 422),
  },
  'POST /network-members/:id/renewal': {
    ...admins,
    objects: async () => sameFor('/network-members/:id/renewal', 422),
  },
  'GET /roles': superAdmin,
  'GET /roles/:roleName': {
    ...superAdmin,
    objects: async () => ({
      own: { path: '/roles/SuperAdmin', status: 200 },
      foreign: { path: '/roles/Agent', status: 200 },
      missing: { path: '/roles/Nobody', status: 404 },
    }),
  },
  'GET /tax-offices': anybody,
  'GET /consultations/consultants': anybody,
  'GET /consultations/times': anybody,
  'POST /consultations': anybody,
  'GET /consultations/bookings/:reference': { ...anybody, objects: () => bookingCalls('') },
  'GET /consultations/bookings/:reference/calendar': { ...anybody, objects: () => bookingCalls('/calendar') },
  'POST /consultations/bookings/:reference/own': { ...anybody, objects: () => bookingCalls('/own', {}) },
  'POST /consultations/bookings/:reference/time': {
    ...anybody,
    objects: () => bookingCalls('/time', { startsAt: '2020-01-01T09:00:00Z' }),
  },
  'POST /consultations/bookings/:reference/cancellation': {
    ...anybody,
    objects: () => bookingCalls('/cancellation', {}),
  },
  'GET /consultations': officeStaff,
  'GET /consultations/queue/:id': { ...officeStaff, objects: () => consultationCalls('') },
  'POST /consultations/queue/:id/assignment': {
    ...officeStaff,
    objects: () => consultationCalls('/assignment', { consultantId: 0 }, 409),
  },
  'POST /consultations/queue/:id/answer': {
    ...officeStaff,
    objects: () => consultationCalls('/answer', { answer: 'Come to the office.' }, 409),
  },
  'POST /consultations/queue/:id/outcome': {
    ...officeStaff,
    objects: () => consultationCalls('/outcome', { outcome: 'held' }, 409),
  },
  'POST /consultations/queue/:id/cancellation': {
    ...officeStaff,
    objects: () => consultationCalls('/cancellation', { reason: 'Nobody is here.' }, 409),
  },
  'POST /enquiries': anybody,
  'POST /enquiries/status': anybody,
  'GET /enquiries': officeStaff,
  'GET /enquiries/queue/:id': { ...officeStaff, objects: () => enquiryCalls('') },
  'GET /enquiries/queue/:id/assignees': { ...officeStaff, objects: () => enquiryCalls('/assignees') },
  'POST /enquiries/queue/:id/assignment': {
    ...officeStaff,
    objects: () => enquiryCalls('/assignment', { assigneeId: ids.get('Admin') }),
  },
  'POST /enquiries/queue/:id/answers': {
    ...officeStaff,
    objects: () => enquiryCalls('/answers', { text: 'It is on its way.' }, 409),
  },
  'POST /enquiries/queue/:id/closure': { ...officeStaff, objects: () => enquiryCalls('/closure', {}, 409) },
  'POST /roles': superAdmin,
  'POST /roles/deletions': superAdmin,
  'POST /roles/assignments': superAdmin,
  'POST /roles/unassignments': superAdmin,
};
