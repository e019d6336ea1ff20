import { closeSession, openSession } from '@portal/auth';
import { answering } from '@portal/auth/testing';
import { type OwnDiscrepancy, ownDiscrepancySchema } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { expectAccessible, TestTheme } from '@portal/ui/testing';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { area } from '../../../area.tsx';

configure({ asyncUtilTimeout: 8000 });
afterEach(() => closeSession());

const id = '0199a1f0-0000-7000-8000-000000000061';
const asked: OwnDiscrepancy = ownDiscrepancySchema.parse({
  ...{ id, number: 'DSC-2026-00000001', tpui: 'KD-0412-0000-31', taxpayer: 'Amina Sample Bello', office: 'Zaria' },
  ...{ rule: 'paye-income', returnKind: 'direct-assessment', periodFrom: '2025-01-01', periodTo: '2025-12-31' },
  ...{ declaredKobo: 120_000_000, foundKobo: 360_000_000, toleranceKobo: 1_200_000, effectKobo: 43_200_000 },
  ...{ source: 'PAYE rows filed by Zaria Sample Mills Ltd', sourceOn: '2026-01-12', confidence: 'number-and-name' },
  ...{ state: 'queried', foundOn: '2026-11-16', query: 'Why is this pay not in your return?', queriedOn: '2026-11-18' },
  ...{ answerBy: '2026-12-02', explanation: '', explainedOn: null, decidedOn: null, decisionReason: '' },
  ...{ assessment: null, clock: { startedOn: '2026-11-18', endsOn: '2026-12-02', day: 5, days: 14 }, canExplain: true },
});

async function open(shown: OwnDiscrepancy, language: 'en' | 'ha' = 'en') {
  await openSession({ token: 'token', roles: ['Individual'], user: { email: 'amina@example.ng' } });
  const { fetch, sent } = answering({
    [`GET /cases/discrepancies/${id}`]: () => Response.json(shown),
    [`POST /cases/discrepancies/${id}/explanation`]: () =>
      Response.json({ ...shown, state: 'explained', canExplain: false }),
  });
  const { container } = await renderArea(area, `/user/cases/discrepancies/${id}`, {
    ...{ fetch, language },
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  const posted = () => sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body);
  return { container, posted };
}

it('shows what the return says, what others declared, and the days; the answer is sent from there', async () => {
  const { container, posted } = await open(asked);
  expect(await screen.findByText('Why is this pay not in your return?')).toBeDefined();
  expect(screen.getByText('₦3,600,000.00')).toBeDefined();
  await expectAccessible(container);
  await userEvent.type(screen.getByRole('textbox', { name: /^Explanation/ }), 'I left that employer in January');
  await userEvent.click(screen.getByRole('button', { name: 'Send the explanation' }));
  await expect.poll(posted).toEqual([{ text: 'I left that employer in January' }]);
});

it('asks nothing any more once it is decided, in Hausa as well', async () => {
  await open({ ...asked, state: 'accepted', clock: null, canExplain: false, decisionReason: 'The books agree' }, 'ha');
  expect(await screen.findByText('The books agree')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Aika bayani' })).toBeNull();
});
