import { closeSession, openSession } from '@portal/auth';
import { answering } from '@portal/auth/testing';
import { type OwnEnforcement, ownEnforcementSchema } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { expectAccessible, TestTheme } from '@portal/ui/testing';
import { configure, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { area } from '../../area.tsx';

configure({ asyncUtilTimeout: 8000 });
afterEach(() => closeSession());

const id = '0199a1f0-0000-7000-8000-000000000071';
const own: OwnEnforcement = ownEnforcementSchema.parse({
  ...{ id, number: 'ENF-2026-00000071', demandId: id, demandNumber: 'DMN-2026-00000874', tpui: 'KD-0412-0000-31' },
  ...{ taxpayer: 'Sample Works', office: 'Zaria', state: 'held', debtKobo: 500_000, openKobo: 500_000 },
  ...{ openedOn: '2026-11-02', endedOn: null, endReason: '', costsKobo: 20_000, sale: null },
  clock: { startedOn: '2026-11-27', endsOn: '2026-12-11', day: 2, days: 14 },
  order: { court: 'High Court, Kaduna', orderNumber: 'KDH/3312/26', givenOn: '2026-11-13' },
  visit: { on: '2026-11-27', place: 'Kakuri 22' },
  goods: [{ what: 'Block machine', kind: 'goods', valueKobo: 300_000, keptAt: 'Store 2', receipt: '' }],
  openBills: ['KD7Q4M2X9TBC1VWZ'],
});

async function open(shown: OwnEnforcement, language: 'en' | 'ha' = 'en') {
  await openSession({ token: 'token', roles: ['Individual'], user: { email: 'a@example.ng' } });
  const { fetch } = answering({ [`GET /cases/enforcements/${id}`]: () => Response.json(shown) });
  return renderArea(area, `/user/cases/enforcements/${id}`, {
    fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
}

it('says what is held, until when, by which order, and leads to the payment that ends it', async () => {
  const { container } = await open(own);
  const pay = await screen.findByRole('link', { name: /Pay now to end this/ });
  expect(pay.getAttribute('href')).toBe('/user/payment_summary?billReference=KD7Q4M2X9TBC1VWZ');
  expect(screen.getByText(/^Day 2 of 14/)).toBeDefined();
  expect(screen.getByText(/KDH\/3312\/26, High Court, Kaduna/)).toBeDefined();
  expect(screen.getByText(/Block machine/)).toBeDefined();
  await expectAccessible(container);
});

it('says that nobody comes once it is over, in Hausa as well', async () => {
  await open({ ...own, state: 'cancelled', endedOn: '2026-11-27', clock: null, openBills: [], goods: [] }, 'ha');
  expect(await screen.findByText(/Babu mai zuwa saboda ita/)).toBeDefined();
  expect(screen.queryByRole('link', { name: /Biya yanzu/ })).toBeNull();
});
