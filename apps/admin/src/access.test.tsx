import { whoSees } from '@portal/area-screens';
import { closeSession, openSession } from '@portal/auth';
import { adminRoles, type Endpoint, type Role } from '@portal/contracts';
import { everyEndpoint } from '@portal/contracts/every-endpoint';
import type { RouteHandle } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { cleanup, configure, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { area } from './area.tsx';
import { screens as screenTable } from './screens.ts';

// Every screen of an area is read from the disk here.
configure({ asyncUtilTimeout: 8000 });

/** The contract itself is the definition: what a screen asks for, its endpoint must answer to whoever sees the screen. */
function endpointOf(method: string, path: string): Endpoint | undefined {
  const exact = everyEndpoint.find((one) => one.method === method && one.path === path);
  return (
    exact ??
    everyEndpoint.find(
      (one) => one.method === method && new RegExp(`^${one.path.replace(/:[a-zA-Z]+/g, '[^/]+')}$`).test(path),
    )
  );
}

const id = '0199a1f0-0000-7000-8000-000000000001';
const screens = area.routes
  .filter(({ path = '', handle }) => path.startsWith('/admin') && !(handle as Partial<RouteHandle>)?.hideNavigation)
  .map(({ path = '', handle }) => ({
    path: path.replace(/\/:queue\?/, '').replace(/:[a-zA-Z]+/g, id),
    access: (handle as Partial<RouteHandle> | undefined)?.access,
  }));
const seenBy = (role: Role) => screens.filter(({ access }) => !access || access.includes(role));

afterEach(() => closeSession());

/** The endpoints that a screen asks by itself. */
async function asks(path: string, role: Role): Promise<readonly Endpoint[]> {
  openSession({ token: 't', roles: [role], user: { email: 'a@demo.test', scope: { kind: 'state' } } });
  const asked: Endpoint[] = [];
  const unknown: string[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const method = init?.method ?? 'GET';
    const address = new URL(String(input)).pathname.replace('/api/v1', '');
    const endpoint = endpointOf(method, address);
    if (endpoint) asked.push(endpoint);
    else unknown.push(`${method} ${address}`);
    return new Response(null, { status: 502 });
  });
  await renderArea(area, path, { fetch, wrap: (children) => <TestTheme>{children}</TestTheme> });
  await screen.findByRole('heading', { level: 1 });
  await vi.waitFor(() => expect(fetch.mock.results.every(({ type }) => type === 'return')).toBe(true));
  cleanup();
  expect(unknown).toEqual([]);
  return asked;
}

const isFor = ({ access }: Endpoint, role: Role) =>
  access === 'public' || access === 'signed-in' || (access as readonly string[]).includes(role);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Every queue is asked for here; whose cases of which kind are in it is said by the kind (`seenBy`), row by row. */
const narrowedByKind = ['GET /work'];

it.each(adminRoles)(
  '%s is answered by everything that a screen of theirs asks',
  async (role) => {
    const refused: string[] = [];
    for (const { path } of seenBy(role))
      for (const endpoint of await asks(path, role))
        if (!isFor(endpoint, role)) refused.push(`${path} asks ${nameOf(endpoint)}`);
    expect(refused).toEqual([]);
  },
  120_000,
);

it('what only a SuperAdmin’s screen asks answers neither Admin nor Administrator', async () => {
  const forAll = new Set<string>();
  for (const { path } of seenBy('Admin'))
    for (const endpoint of await asks(path, 'Admin')) forAll.add(nameOf(endpoint));
  const open: string[] = [];
  for (const { path } of screens.filter(({ access }) => access && !access.includes('Admin')))
    for (const endpoint of await asks(path, 'SuperAdmin')) {
      const { access } = endpoint;
      if (access === 'public' || access === 'signed-in' || forAll.has(nameOf(endpoint))) continue;
      if (narrowedByKind.includes(nameOf(endpoint))) continue;
      if (isFor(endpoint, 'Admin') || isFor(endpoint, 'Administrator')) open.push(`${path} asks ${nameOf(endpoint)}`);
    }
  expect(open).toEqual([]);
}, 120_000);

/**
 * The screens of this area from which an endpoint is called, by how its path begins (with its method where that matters); the longest
 * beginning counts. A new endpoint that answers an administrator needs its line here.
 */
const bill = '/admin/invoice-reports';
const money = '/admin/collection-reports';
const settled = '/admin/settlement-reports';
const [taxpayers, managers, support] = ['/admin/tax-payers', '/admin/tax-managers', '/admin/tax-support'];
const screenOf: Readonly<Record<string, string>> = {
  '/access-reviews': '/admin/settings/access-review',
  '/agencies': managers,
  '/agent-': managers,
  '/audit-trail': '/admin/audit-trail',
  '/bill': bill,
  '/bill-disputes': taxpayers,
  '/budget': '/admin/settings/budget',
  '/communication-infrastructure': support,
  '/consult': '/admin/consult-connect',
  '/content': '/admin/cms',
  '/corrections': '/admin/settings/identity',
  '/credit': money,
  '/data-requests': '/admin/settings/data-requests',
  '/enquiries': support,
  '/expert-systems': '/admin/expert-system-modules',
  '/exports': bill,
  '/due-extensions': '/admin/consult-connect',
  '/holidays': '/admin/consult-connect',
  '/enumerators': '/admin/enumerators',
  '/field-records': '/admin/enumerators',
  '/identity-confirmations': '/admin/settings/identity',
  '/law-rules': money,
  '/lookups/counters': bill,
  '/lookups/engine-codes': bill,
  '/lookups/log-': '/admin/audit-trail',
  '/mda-requests': '/admin/settings/mda-requests',
  '/mdas': '/admin/mda-reports',
  '/network-members': managers,
  '/office-changes': taxpayers,
  '/operations/jobs': '/admin/settings/jobs',
  '/operations/failed-jobs': '/admin/settings/jobs',
  '/operations/keys': '/admin/settings/keys',
  '/organisations': '/admin/settings/identity',
  '/paye': '/admin/paye-filings',
  '/paye/queries': taxpayers,
  '/payments/cases': money,
  '/payments/gateways': '/admin/settings/gateways',
  '/plans': taxpayers,
  '/refund': money,
  '/reports': '/admin',
  '/penalties': '/admin/penalties',
  '/penalty-remissions': '/admin/penalties/remissions',
  '/clearance': '/admin/etcc',
  '/reports/clearance': '/admin/etcc',
  '/reports/activity': '/admin/audit-trail',
  '/reports/audit': '/admin/audit-trail',
  '/reports/taxpayers': taxpayers,
  '/reports/terminal-months': '/admin/pos-managers/months',
  '/reminders': '/admin/duties',
  '/returns': '/admin/return-filings',
  '/revenue-heads': '/admin/mda-reports',
  '/reports/roles': '/admin/settings/roles',
  '/reports/users': '/admin/settings/users',
  '/roles': '/admin/settings/roles',
  '/saved-views': bill,
  '/service-settings': '/admin/settings/fees',
  '/settlement': settled,
  '/settlement/treasury-accounts': `${settled}/accounts`,
  '/tariffs': '/admin/settings/tariffs',
  '/tax-managers': managers,
  '/share-payments': '/admin/collection-reports/bank-lists',
  '/shares': '/admin/settings/shares',
  '/reports/share-lines': '/admin/settings/shares',
  '/terminals': '/admin/pos-managers',
  '/terminals/closes': '/admin/pos-managers/closes',
  '/tax-offices': '/admin/consult-connect',
  '/taxpayer': taxpayers,
  '/users': '/admin/settings/users',
  '/users/decider-changes': '/admin/settings/deciders',
  '/users/deletions': '/admin/settings/deletions',
  '/users/super-admins': '/admin/settings/users',
  '/law-papers': '/admin/objections',
  '/objections': '/admin/objections',
  '/demand-notices': '/admin/demand-notices',
  '/enforcements': '/admin/enforcements',
  '/officer-phones': '/admin/enforcements',
  '/withholding': '/admin/withholding-filings',
  '/withholding/queries': taxpayers,
  '/work': money,
  '/work/capacities': '/admin/settings/users',
  '/work/covers': managers,
  '/work/transfers': managers,
};
/** What only the SuperAdmin does on a screen that all have. */
const superAdminsAct = [
  ...['GET /officer-phones', 'POST /officer-phones/:id'],
  ...['POST /bills/placements', 'POST /mdas', 'PUT /mdas/:id', 'PUT /revenue-heads/:id/plans'],
  ...['POST /reminders', 'POST /reminders/previews', 'GET /reminders/:id'],
];

it('every endpoint that answers an administrator answers exactly those who see its screen', () => {
  const wrong: string[] = [];
  const used = new Set<string>();
  for (const endpoint of everyEndpoint) {
    const { access, path } = endpoint;
    if (access === 'public' || access === 'signed-in') continue;
    const answered = adminRoles.filter((role) => isFor(endpoint, role));
    if (answered.length === 0) continue;
    const start = Object.keys(screenOf)
      .filter((one) => path.startsWith(one))
      .sort((a, b) => b.length - a.length)[0];
    if (start) used.add(start);
    const screenPath = start && screenOf[start];
    const seen = screenPath ? (whoSees(screenTable, screenPath) ?? adminRoles) : [];
    const expected = superAdminsAct.includes(nameOf(endpoint)) ? ['SuperAdmin'] : seen;
    if (expected.join() !== answered.join())
      wrong.push(`${nameOf(endpoint)}: ${answered} (${screenPath ?? 'no screen'})`);
  }
  expect(wrong).toEqual([]);
  expect([...used].sort()).toEqual(Object.keys(screenOf).sort());
});

it('the screens of endpoints are screens, and a menu shows each to those who may open it', () => {
  const paths = screens.map(({ path }) => path);
  expect(Object.values(screenOf).filter((path) => !paths.includes(path))).toEqual([]);
  for (const { to, visibleTo } of area.navigation.flatMap((item) => [item, ...(item.children ?? [])])) {
    expect([to, visibleTo]).toEqual([to, screens.find(({ path }) => path === to)?.access]);
  }
});
