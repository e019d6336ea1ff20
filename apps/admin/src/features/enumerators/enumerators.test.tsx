import { closeSession, openSession } from '@portal/auth';
import type { EnumeratorRecord, FieldRecord } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { clearToasts, ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { idOf, pageOf, type WorkAnswers, workNetwork } from '@portal/workspace/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { area } from '../../area.tsx';

configure({ asyncUtilTimeout: 8000 });

const salisu: EnumeratorRecord = {
  ...{ id: idOf(1), name: 'Salisu Demo', code: 'KF7Q4M2X9TBC', state: 'active', office: 'Kawo', lgas: 'Kaduna South' },
  ...{ validUntil: '2027-12-31', dayTarget: 25, today: 14, captured: 310, accepted: 280, returned: 4, rejected: 6 },
  ...{
    placesAmiss: 2,
    checked: 12,
    differed: 0,
    quality: 'trusted',
    contactAt: '2026-11-27T08:12:00.000Z',
    waiting: 12,
  },
  ...{
    phone: '08031112233',
    stateReason: 'Trained and tested',
    recordPayKobo: 15_000,
    earnedKobo: 4_200_000,
    checks: 31,
    scans: 9,
  },
  areas: [{ lgaId: 12, lga: 'Kaduna South', ward: 'Tudun Wada' }],
  devices: [
    {
      ...{
        id: idOf(2),
        name: 'Tecno',
        state: 'locked',
        stateReason: 'Lost in the market',
        stateAt: '2026-11-27T09:00:00.000Z',
      },
      ...{ toldAt: null, enrolledAt: '2026-11-01T09:00:00.000Z', contactAt: '2026-11-27T08:12:00.000Z', waiting: 12 },
    },
  ],
  openLinkUntil: null,
  moves: ['pause', 'end'],
};

const shop: FieldRecord = {
  ...{
    id: idOf(5),
    sign: 'Sabo Demo Tyres',
    trade: 'workshop',
    address: 'Ibadan Road 12',
    lga: 'Kaduna South',
    ward: 'Tudun Wada',
  },
  ...{ enumerator: 'Salisu Demo', enumeratorId: idOf(1), state: 'received', capturedAt: '2026-11-27T08:48:00.000Z' },
  ...{ receivedAt: '2026-11-27T17:04:00.000Z', isSpotCheck: false, deviceName: 'Tecno', clockZone: 'Africa/Lagos' },
  place: { longitude: 7.4383, latitude: 10.5167, accuracyM: 6, isMock: false },
  ...{ lgaId: 12, consent: 'yes', consentText: '2026-11', consentLanguage: 'ha', ownerName: 'Sabo Demo-Usman' },
  ...{ ownerPhone: '08035554471', photos: [], photosTaken: 2, keepUntil: '2027-11-27', replaces: null, became: null },
  ...{ tpui: null, reason: '', decidedBy: null, decidedAt: null, spotCheck: null },
  near: [
    {
      ...{ kind: 'record', key: idOf(6), name: 'Sabo Tyres', says: 'Ibadan Road 14', enumerator: 'Hauwa Demo' },
      ...{ state: 'accepted', distanceM: 11, isPhone: true, isName: false },
    },
  ],
};
const check = {
  ...{ drawnAt: '2026-11-28T09:00:00.000Z', givenTo: null, isMine: false, finding: null, differs: [], note: '' },
  answeredAt: null,
};
const user = userEvent.setup();

async function open(path: string, answers: WorkAnswers = {}) {
  await openSession({ token: 'token', roles: ['SuperAdmin'], user: { email: 'chief@example.ng' } });
  const network = workNetwork({
    'GET /enumerators': () => pageOf([salisu]),
    'GET /enumerators/:id': () => salisu,
    'GET /field-records': () => pageOf([shop]),
    'GET /field-records/:id': () => shop,
    ...answers,
  });
  await renderArea(area, path, {
    fetch: network.fetch,
    token: 'token',
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
  });
  await screen.findByRole('heading', { level: 1, name: 'Enumerators' });
  return network;
}

afterEach(async () => {
  clearToasts();
  await closeSession();
});

it('shows a badge link and its PIN once, and says that the lost phone does not know yet', async () => {
  await open(`/admin/enumerators?record=${salisu.id}`, {
    'POST /enumerators/:id/badge-links': () => ({
      ...{ link: 'https://pay.example.ng/field#badge=abc', pin: '482913', expiresAt: '2026-11-29T09:00:00.000Z' },
    }),
  });
  const panel = within(await screen.findByRole('complementary'));
  expect(await panel.findByText(/the phone has not come by yet/)).toBeDefined();
  expect(panel.queryByText('482913')).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Make a badge link' }));
  expect(await panel.findByText('482913')).toBeDefined();
});

it('pauses with a reason', async () => {
  const network = await open(`/admin/enumerators?record=${salisu.id}`, {
    'POST /enumerators/:id/moves': () => ({ ...salisu, state: 'paused' }),
  });
  const panel = within(await screen.findByRole('complementary'));
  await user.click(await panel.findByRole('button', { name: 'Pause' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Asked a trader for money');
  await user.click(dialog.getByRole('button', { name: 'Pause' }));
  await waitFor(() =>
    expect(network.sent).toContainEqual(
      expect.objectContaining({ body: { move: 'pause', reason: 'Asked a trader for money' } }),
    ),
  );
});

it('shows a record beside what may be the same, and sends it back', async () => {
  const network = await open(`/admin/enumerators?tab=records&record=${shop.id}`, {
    'POST /field-records/:id/return': () => ({ ...shop, state: 'returned' }),
  });
  const panel = within(await screen.findByRole('complementary'));
  expect(await panel.findByText(/11 m · same phone · Accepted/)).toBeDefined();
  expect(panel.getByText('A record never makes a bill. What is owed follows from the law.')).toBeDefined();
  await user.click(panel.getByRole('button', { name: 'Send back' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'The photo is too dark');
  await user.click(dialog.getByRole('button', { name: 'Send back' }));
  await waitFor(() => expect(network.sent.map(({ call }) => call)).toContain('POST /field-records/:id/return'));
});

it('registers nobody who said no', async () => {
  await open(`/admin/enumerators?tab=records&record=${shop.id}`, {
    'GET /field-records/:id': () => ({ ...shop, consent: 'no', ownerName: '', ownerPhone: '' }),
  });
  const panel = within(await screen.findByRole('complementary'));
  expect(await panel.findByRole('button', { name: 'Accept as a record' })).toBeDefined();
  expect(panel.queryByRole('button', { name: 'Register the owner' })).toBeNull();
});

it('counts scans of the badge and checks of others, and shows the QR code that opens its check', async () => {
  await open(`/admin/enumerators?record=${salisu.id}`);
  const panel = within(await screen.findByRole('complementary'));
  expect(await panel.findByText('31, of them by its QR code 9')).toBeDefined();
  expect(panel.getByText('12, of them differ 0')).toBeDefined();
  expect(panel.getByRole('img', { name: /^QR code of the badge/ })).toBeDefined();
});

it('gives a record that was drawn to another enumerator', async () => {
  const drawn = { ...check, finding: null };
  const network = await open(`/admin/enumerators?tab=records&record=${shop.id}`, {
    'GET /field-records/:id': () => ({ ...shop, state: 'accepted', isSpotCheck: true, spotCheck: drawn }),
    'GET /field-records/:id/spot-check/people': () => ({
      enumerators: [{ id: idOf(7), name: 'Hauwa Demo' }],
      officers: [],
    }),
    'POST /field-records/:id/spot-check/assignment': () => ({
      ...shop,
      spotCheck: { ...drawn, givenTo: 'Hauwa Demo' },
    }),
  });
  const panel = within(await screen.findByRole('complementary'));
  expect(await panel.findByText('nobody yet')).toBeDefined();
  await user.click(panel.getByRole('button', { name: 'To an enumerator' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: 'Hauwa Demo' });
  await user.selectOptions(dialog.getByLabelText(/Who sees it again/), 'Hauwa Demo');
  await user.click(dialog.getByRole('button', { name: 'Give the spot check' }));
  await waitFor(() =>
    expect(network.sent).toContainEqual(expect.objectContaining({ body: { to: 'enumerator', personId: idOf(7) } })),
  );
});

it('enters somebody who applied', async () => {
  // Without a tab it would be the one that was left last.
  await open('/admin/enumerators?tab=enumerators');
  await user.click(await screen.findByRole('button', { name: 'Enter an enumerator' }));
  expect(await screen.findByRole('dialog', { name: 'Enter an enumerator' })).toBeDefined();
});
