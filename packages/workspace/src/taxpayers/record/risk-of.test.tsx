import { closeSession, openSession } from '@portal/auth';
import { answering } from '@portal/auth/testing';
import { type Risk, riskSchema } from '@portal/contracts';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { expectAccessible, TestTheme } from '@portal/ui/testing';
import { configure, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RiskOf } from './risk-of.tsx';

configure({ asyncUtilTimeout: 8000 });
afterEach(() => closeSession());

const tpui = 'KD-0001-2345-67';
const area = defineArea({
  id: 'tax-office',
  navigation: [],
  routes: [{ path: '/tax-area-office/risk', element: <RiskOf tpui={tpui} /> }],
  loadMessages: async () => {},
});

async function open(answer: Risk | number, role = 'Tax Officer', language: 'en' | 'ha' = 'en') {
  await openSession({ token: 't', roles: [role], user: { email: 'o@example.ng' } });
  const { fetch, sent } = answering({
    [`GET /taxpayers/${tpui}/risk`]: () =>
      typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer),
  });
  const { container } = await renderArea(area, '/tax-area-office/risk', {
    fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  return { container, sent };
}

it('lists each reason with how many, since when and how much; no score', async () => {
  const { container } = await open(
    riskSchema.parse({
      reasons: [
        { reason: 'bills-overdue', count: 3, amountKobo: 1_250_000, since: '2026-03-31' },
        { reason: 'returns-missing', count: 2, amountKobo: null, since: '2026-01-31' },
      ],
    }),
  );
  expect(await screen.findByText('Bills past their day')).toBeDefined();
  expect(screen.getByText(/^3, since 31 Mar/)).toBeDefined();
  expect(screen.getByText(/12,500/)).toBeDefined();
  await expectAccessible(container);
});

it('says that there is nothing, in Hausa as well, and asks nothing for admins', async () => {
  await open({ reasons: [] }, 'Tax Officer', 'ha');
  expect(await screen.findByText(/^Babu: ba bil/)).toBeDefined();
  closeSession();
  const { sent } = await open({ reasons: [] }, 'Admin');
  expect(sent).toEqual([]);
});
