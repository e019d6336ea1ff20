import {
  certificationStepIds,
  getInterfaceFigures,
  getOwnExpertSystem,
  getOwnPartnerStanding,
  getPaying,
  listOwnWebhooks,
  listPartnerKeys,
  listSigningKeys,
} from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { answersOfFigures, refusedWith } from '@portal/workspace/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { area } from './area.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const figure = (count: number) => ({ count, kobo: count * 1_000_000_00 });
const paying = {
  period: { minDate: '2026-11-01', maxDate: '2026-11-23' },
  asOf: '2026-11-23T08:42:00.000Z',
  ...{ billed: figure(40), paid: figure(30), open: figure(9), expiring: figure(0) },
};

it('says how its bills fare, each figure leading to its rows', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00Z') });
  const { fetch } = answersOfFigures((path) => {
    if (path === getInterfaceFigures.path) return refusedWith('service.unavailable');
    return path === '/reports/paying' ? Response.json(getPaying.response.parse(paying)) : undefined;
  });
  await renderArea(area, '/expert-system', { fetch, wrap: (children) => <TestTheme>{children}</TestTheme> });
  const days = 'minDate=2026-11-01&maxDate=2026-11-23';
  expect(await screen.findByText('75.0%')).toBeDefined();
  expect((await screen.findByRole('link', { name: /^Bills raised:/ })).getAttribute('href')).toBe(
    `/expert-system/invoice-reports?${days}&status=billed`,
  );
  expect(screen.getByRole('link', { name: /^Waiting to be paid: 9 bills/ }).getAttribute('href')).toBe(
    `/expert-system/invoice-reports?${days}&status=unpaid`,
  );
  expect(screen.getByText('none of them')).toBeDefined();
});

const system = {
  ...{ id: 1, name: 'Savanna Levy Desk', suspendedAt: null, suspensionReason: null },
  contact: { name: '', email: '', phone: '' },
  contract: { reference: 'KD/12', from: '2026-01-01', until: '2026-12-31' },
  engineCodes: [{ id: 5, code: 'SAVANNA-02', issuedOn: '2026-06-01', revokedOn: null }],
  revenueHeads: [],
  redirects: ['https://levydesk.savanna.example/paid'],
  redirectRequests: [],
  documents: [
    {
      ...{ id: '019aa000-0000-7000-8000-000000000001', name: 'contract 2026.pdf', bytes: 120_000 },
      ...{ uploadedAt: '2026-01-04T08:00:00.000Z', uploadedBy: 'Ladi Admin' },
    },
  ],
  people: [{ name: 'Ladi Musa', email: 'ladi@savanna.example' }],
};

const madeSecret = `whsec_${'b'.repeat(44)}`;
const madeKey = `kdr_live_4fJ2kQ9z_${'a'.repeat(38)}`;
const keys = {
  keys: [
    {
      ...{ id: '019aa000-0000-7000-8000-000000000002', name: 'Web server', mode: 'live' as const },
      beginning: 'kdr_live_9xT2kQ9z_',
      ...{ engineCode: 'SAVANNA-02', scopes: ['read' as const], allowedAddresses: [], createdBy: 'Ladi Musa' },
      ...{ mustBeSigned: true, version: '2026-11-29' },
      ...{ createdAt: '2026-06-01T09:00:00.000Z', lastUsedAt: null, expiresAt: '2027-06-01T09:00:00.000Z' },
      ...{ state: 'live' as const, revokedWhy: null },
    },
  ],
  engineCodes: [{ id: 5, code: 'SAVANNA-02' }],
  modes: ['live' as const, 'test' as const],
};

const signingKeys = {
  keys: [
    {
      ...{ id: '019aa000-0000-7000-8000-000000000021', name: 'Ledger', mode: 'test' as const },
      ...{ engineCode: 'SAVANNA-02', algorithm: 'ed25519' as const, createdAt: '2026-06-01T09:00:00.000Z' },
      ...{ createdBy: 'Ladi Musa', state: 'live' as const },
    },
  ],
  ...{ engineCodes: keys.engineCodes, modes: keys.modes },
};

const standing = {
  ...{ state: 'sandbox', since: '2026-06-01T09:00:00.000Z', hasTestMode: true, open: null, moves: [] },
  certification: {
    ...{ id: '019aa000-0000-7000-8000-000000000009', startedAt: '2026-06-02T09:00:00.000Z', passedAt: null },
    steps: certificationStepIds.map((step) => ({
      step,
      seenAt: step === 'bill-raised' ? null : '2026-06-02T09:00:00.000Z',
      requestId: step === 'bill-raised' ? null : 'r-1',
    })),
  },
  signatures: { isRequired: false, since: null, reason: '', lift: null },
  health: {
    ...{ bills: 0, paid: 0, webhooksArrived: 0, webhooksEnded: 0, faults: [], liveKeys: 0 },
    ...{ oldestKeyAt: null, lastCallAt: null },
  },
};

async function openSettings(refuse?: 'identity.second-factor-invalid', language: 'en' | 'ha' = 'en') {
  const sent: { call: string; body: unknown }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const path = new URL(String(input)).pathname.replace('/api/v1', '');
    if (init?.method === 'GET' && path === '/expert-system')
      return Response.json(getOwnExpertSystem.response.parse(system));
    if (init?.method === 'GET' && path === '/expert-system/keys')
      return Response.json(listPartnerKeys.response.parse(keys));
    if (init?.method === 'GET' && path === '/expert-system/signing-keys')
      return Response.json(listSigningKeys.response.parse(signingKeys));
    if (init?.method === 'GET' && path === '/expert-system/partner')
      return Response.json(getOwnPartnerStanding.response.parse(standing));
    if (init?.method === 'GET' && path === '/expert-system/webhooks')
      return Response.json(listOwnWebhooks.response.parse({ webhooks: [], engineCodes: keys.engineCodes }));
    if (init?.method === 'GET') return refusedWith('service.unavailable');
    sent.push({ call: `${init?.method} ${path}`, body: init?.body ? JSON.parse(String(init.body)) : undefined });
    if (refuse) return refusedWith(refuse);
    if (path === '/expert-system/webhooks') return Response.json({ id: keys.keys[0]?.id, secret: madeSecret });
    return Response.json(path === '/expert-system/keys' ? { id: keys.keys[0]?.id, key: madeKey } : {});
  });
  await renderArea(area, '/expert-system/settings', {
    fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  return sent;
}

it('asks for an address with a code of the second factor; a wrong one is said at its field and nothing is lost', async () => {
  const user = userEvent.setup();
  const sent = await openSettings('identity.second-factor-invalid');
  await user.click(await screen.findByRole('button', { name: 'Ask for an address' }));
  const dialog = within(await screen.findByRole('dialog'));
  const address = dialog.getByLabelText('Address, beginning with https://');
  await user.type(address, 'http://pay.example/');
  await user.type(dialog.getByLabelText('Code of your second factor'), '123456');
  await user.click(dialog.getByRole('button', { name: 'Ask for an address' }));
  expect((await dialog.findAllByText(/An address such as/)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await user.clear(address);
  await user.type(address, 'https://pay.example/');
  await user.click(dialog.getByRole('button', { name: 'Ask for an address' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { call: 'POST /expert-system/redirects', body: { address: 'https://pay.example/', code: '123456' } },
    ]),
  );
  expect((await dialog.findAllByText(/code is not right/)).length).toBeGreaterThan(0);
  expect((address as HTMLInputElement).value).toBe('https://pay.example/');
});

it('shows the papers of its contract', async () => {
  await openSettings();
  const papers = within(await screen.findByRole('region', { name: 'Papers of the contract' }));
  expect(papers.getByText('contract 2026.pdf')).toBeDefined();
  expect(papers.getByRole('button', { name: 'Open: contract 2026.pdf' })).toBeDefined();
});

it('removes an address after saying what that does', async () => {
  const user = userEvent.setup();
  const sent = await openSettings();
  await user.click(await screen.findByRole('button', { name: /^Remove: https/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { call: 'POST /expert-system/redirects/removal', body: { address: 'https://levydesk.savanna.example/paid' } },
    ]),
  );
});

it('makes a key with the second factor, shows it until it is kept, and never again', async () => {
  const user = userEvent.setup();
  const sent = await openSettings();
  await user.click(await screen.findByRole('button', { name: 'Make a key' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('What it is for'), 'Batch server');
  await user.type(dialog.getByLabelText('IP addresses it may come from'), '203.0.113.0/24 2001:db8::7');
  await user.click(dialog.getByLabelText('Read settlements'));
  await user.click(dialog.getByLabelText('Only signed calls, for good'));
  await user.type(dialog.getByLabelText('Code of your second factor'), '123456');
  await user.click(dialog.getByRole('button', { name: 'Make a key' }));
  expect(await screen.findByText(madeKey)).toBeDefined();
  expect(sent).toEqual([
    {
      call: 'POST /expert-system/keys',
      body: {
        ...{
          name: 'Batch server',
          engineCodeId: 5,
          mode: 'live',
          scopes: ['bills', 'read', 'settlements'],
          days: 365,
          code: '123456',
          mustBeSigned: true,
        },
        allowedAddresses: ['203.0.113.0/24', '2001:db8::7'],
      },
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'I have kept it' }));
  expect(screen.queryByText(madeKey)).toBeNull();
});

const publicKey = `-----BEGIN PUBLIC KEY-----\n${'A'.repeat(59)}=\n-----END PUBLIC KEY-----`;

it('registers a public key with the second factor, and refuses what is none before it is sent', async () => {
  const user = userEvent.setup();
  const sent = await openSettings();
  const section = within(await screen.findByRole('region', { name: 'Public keys of signed calls' }));
  expect(await section.findByText(signingKeys.keys[0]?.id ?? '')).toBeDefined();
  await user.click(section.getByRole('button', { name: 'Register a public key' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('What it is for'), 'Batch server');
  const field = dialog.getByLabelText('Public key (PEM)');
  await user.click(field);
  await user.paste('-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----');
  await user.type(dialog.getByLabelText('Code of your second factor'), '123456');
  await user.click(dialog.getByRole('button', { name: 'Register a public key' }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toEqual([]);
  await user.clear(field);
  await user.click(field);
  await user.paste(publicKey);
  await user.click(dialog.getByRole('button', { name: 'Register a public key' }));
  const body = { name: 'Batch server', engineCodeId: 5, mode: 'live', publicKey, code: '123456' };
  await waitFor(() => expect(sent).toEqual([{ call: 'POST /expert-system/signing-keys', body }]));
});

it('revokes a public key after saying what that does', async () => {
  const user = userEvent.setup();
  const sent = await openSettings(undefined, 'ha');
  const section = within(await screen.findByRole('region', { name: 'Makullan jama’a na kira mai sa hannu' }));
  await user.click(await section.findByRole('button', { name: 'Soke makullin: Ledger' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Soke makullin' }));
  const call = `POST /expert-system/signing-keys/${signingKeys.keys[0]?.id}/revocation`;
  await waitFor(() => expect(sent.map((one) => one.call)).toEqual([call]));
});

it('enters an address for events with the second factor, and shows its secret once', async () => {
  const user = userEvent.setup();
  const sent = await openSettings();
  const section = within(await screen.findByRole('region', { name: 'Webhooks' }));
  expect(await section.findByText('There is no address yet.')).toBeDefined();
  await user.click(section.getByRole('button', { name: 'Enter an address' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Address, beginning with https://'), 'https://ledger.clinic.example/in');
  await user.type(dialog.getByLabelText('Code of your second factor'), '123456');
  await user.click(dialog.getByRole('button', { name: 'Enter an address' }));
  expect(await screen.findByText(madeSecret)).toBeDefined();
  expect(sent).toEqual([
    {
      call: 'POST /expert-system/webhooks',
      body: {
        ...{ engineCodeId: 5, url: 'https://ledger.clinic.example/in', shape: 'standard', code: '123456' },
        eventTypes: ['bill.created', 'bill.cancelled', 'bill.paid'],
      },
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'I have kept it' }));
  expect(screen.queryByText(madeSecret)).toBeNull();
});

it('revokes a key after saying what that does', async () => {
  const user = userEvent.setup();
  const sent = await openSettings();
  await user.click(await screen.findByRole('button', { name: 'Revoke: Web server' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/refused from this moment/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));
  await waitFor(() =>
    expect(sent.map(({ call }) => call)).toEqual([`POST /expert-system/keys/${keys.keys[0]?.id}/revocation`]),
  );
});

it('speaks Hausa', async () => {
  await openSettings(undefined, 'ha');
  expect(await screen.findByRole('heading', { name: 'Tsarin ƙwararrunmu' })).toBeDefined();
});

it('shows how far the system is, and which step of the certification the portal has not seen', async () => {
  await openSettings();
  const section = within(await screen.findByRole('region', { name: 'The way to live' }));
  expect(await section.findByText('Test mode')).toBeDefined();
  expect(section.getByText(/Pass the certification/)).toBeDefined();
  expect(section.getByText('not seen: Raises a bill')).toBeDefined();
});
