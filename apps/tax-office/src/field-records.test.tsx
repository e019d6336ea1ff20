import { closeSession, openSession } from '@portal/auth';
import type { FieldRecord } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { clearToasts, ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { idOf, pageOf, type WorkAnswers, workNetwork } from '@portal/workspace/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { area } from './area.tsx';

configure({ asyncUtilTimeout: 8000 });

const shop: FieldRecord = {
  ...{
    id: idOf(5),
    sign: 'Sabo Demo Tyres',
    trade: 'workshop',
    address: 'Ibadan Road 12',
    lga: 'Zaria',
    ward: 'Kasuwa',
  },
  ...{ enumerator: 'Salisu Demo', enumeratorId: idOf(1), state: 'accepted', capturedAt: '2026-11-27T08:48:00.000Z' },
  ...{ receivedAt: '2026-11-27T17:04:00.000Z', isSpotCheck: true, deviceName: 'Tecno', clockZone: 'Africa/Lagos' },
  ...{ place: null, lgaId: 23, consent: 'yes', consentText: '2026-11', consentLanguage: 'ha', ownerName: 'Sabo Demo' },
  ...{ ownerPhone: '08035554471', photos: [], photosTaken: 0, keepUntil: '2027-11-27', replaces: null, became: null },
  ...{ tpui: null, reason: '', decidedBy: 'Halima Demo', decidedAt: '2026-11-28T08:00:00.000Z' },
  spotCheck: {
    ...{
      drawnAt: '2026-11-28T08:00:00.000Z',
      givenTo: 'Yusuf Demo',
      isMine: true,
      finding: null,
      differs: [],
      note: '',
    },
    answeredAt: null,
  },
  near: [
    {
      ...{ kind: 'taxpayer', key: 'KD-0412-0007-31', name: 'Sabo Demo', says: 'Zaria', enumerator: null, state: null },
      ...{ distanceM: null, isPhone: true, isName: false },
    },
  ],
};
const root = '/tax-area-office/reporting-intelligence/records';
const user = userEvent.setup();

async function open(path: string, answers: WorkAnswers = {}, language: 'en' | 'ha' = 'en') {
  await openSession({ token: 'token', roles: ['Tax Officer'], user: { email: 'officer@example.ng' } });
  const network = workNetwork({
    'GET /field-records': () => pageOf([shop]),
    'GET /field-records/:id': () => shop,
    ...answers,
  });
  await renderArea(area, path, {
    fetch: network.fetch,
    token: 'token',
    language,
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
  });
  return network;
}

afterEach(async () => {
  clearToasts();
  await closeSession();
});

it('is a tab of Reporting & Intelligence, and leads to the taxpayers of the office', async () => {
  await open(`${root}?record=${shop.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Records of the street' })).toBeDefined();
  const tabs = within(screen.getByRole('navigation', { name: 'Reporting & Intelligence' }));
  expect(tabs.getByRole('link', { name: 'Records' }).getAttribute('aria-current')).toBe('page');
  const panel = within(await screen.findByRole('complementary'));
  const link = await panel.findByRole('link', { name: 'Sabo Demo' });
  expect(link.getAttribute('href')).toBe('/tax-area-office/taxpayer-reports/KD-0412-0007-31');
});

it('the officer whose check it is says what differs', async () => {
  const network = await open(`${root}?show=my-checks&record=${shop.id}`, {
    'POST /field-records/:id/spot-check/answer': () => shop,
  });
  const panel = within(await screen.findByRole('complementary'));
  await user.click(await panel.findByRole('button', { name: 'Answer the spot check' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'As recorded' })).toBeDefined();
  await user.click(dialog.getByLabelText('Another name on the sign'));
  await user.type(dialog.getByLabelText('Note'), 'Sabo Motors');
  await user.click(dialog.getByRole('button', { name: 'Differs' }));
  await waitFor(() =>
    expect(network.sent).toContainEqual(expect.objectContaining({ body: { differs: ['sign'], note: 'Sabo Motors' } })),
  );
});

it('speaks Hausa', async () => {
  await open(root, {}, 'ha');
  expect(await screen.findByRole('heading', { level: 1, name: 'Bayanan titi' })).toBeDefined();
});
