import { closeSession, openSession } from '@portal/auth';
import { answering } from '@portal/auth/testing';
import type { DemandDetail } from '@portal/contracts';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { EnforceDemand } from './enforce-demand.tsx';

configure({ asyncUtilTimeout: 8000 });
afterEach(() => closeSession());

const id = '0199a1f0-0000-7000-8000-000000000071';
const number = 'DMN-2026-00000874';

async function open(standing: DemandDetail['standing'], role: 'Tax Officer' | 'SuperAdmin', refuses = false) {
  await openSession({ token: 'token', roles: [role], user: { email: 'o@example.ng' } });
  const { fetch, sent } = answering({
    'POST /enforcements': () =>
      refuses
        ? Response.json(
            { type: '', title: '', status: 409, code: 'enforcement.not-lapsed', message: 'It is paid' },
            { status: 409 },
          )
        : Response.json({ id, number: 'ENF-2026-00000071', workId: id }),
  });
  const area = defineArea({
    id: 'tax-office',
    navigation: [],
    routes: [
      { path: '/tax-area-office/demands', element: <EnforceDemand demand={{ number, standing }} /> },
      { path: '/tax-area-office/enforcement-tracking', element: <p>Its case</p> },
    ],
    loadMessages: async () => {},
  });
  const { router } = await renderArea(area, '/tax-area-office/demands', {
    fetch,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  return { router, sent };
}

it('opens the case of a demand that lapsed by one press and leads to it', async () => {
  const { router, sent } = await open('lapsed', 'Tax Officer');
  await userEvent.click(await screen.findByRole('button', { name: 'Open enforcement of this demand' }));
  expect(await screen.findByText('Its case')).toBeDefined();
  expect(sent.map(({ call, body }) => [call, body])).toEqual([['POST /enforcements', { demandNumber: number }]]);
  expect(router.state.location.search).toBe(`?record=${id}`);
});

it('says why nothing was opened, and stays', async () => {
  await open('lapsed', 'Tax Officer', true);
  await userEvent.click(await screen.findByRole('button', { name: 'Open enforcement of this demand' }));
  expect((await screen.findByRole('alert')).textContent).toContain('It is paid');
});

it.each([
  ['served', 'Tax Officer'],
  ['lapsed', 'SuperAdmin'],
] as const)('is not there for a demand that is %s and a %s', async (standing, role) => {
  await open(standing, role);
  expect(screen.queryByRole('button')).toBeNull();
});
