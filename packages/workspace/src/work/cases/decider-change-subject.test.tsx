import { closeSession, openSession } from '@portal/auth';
import { answering, refusal } from '@portal/auth/testing';
import { type DeciderChange, getDeciderChange } from '@portal/contracts';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DeciderChangeSubject } from './decider-change-subject.tsx';

const id = '0199a1f0-0000-7000-8000-000000000001';
const change: DeciderChange = {
  ...{ id, state: 'proposed', reason: null, proposedBy: 'Hauwa Sani', proposedAt: '2026-11-20T08:00:00.000Z' },
  ...{ askedPlace: null, isAboutYou: false, asked: { change: 'reinstatement' } },
  person: {
    ...{ id, name: 'Ladi Musa', email: 'ladi@staff.test', roles: ['Tax Office Manager'] },
    ...{ workplace: 'Zaria', status: 'suspended' },
  },
};

afterEach(() => closeSession());

async function open(given: Partial<DeciderChange> | Response, language: 'en' | 'ha' = 'en') {
  await openSession({ token: 't', roles: ['SuperAdmin'], user: { email: 'a@demo.test', scope: { kind: 'state' } } });
  const element = <DeciderChangeSubject id={id} />;
  const network = answering({
    [`GET /users/decider-changes/${id}`]: () =>
      given instanceof Response ? given : Response.json(getDeciderChange.response.parse({ ...change, ...given })),
  });
  const area = defineArea({
    ...{ id: 'admin', navigation: [], loadMessages: async () => {} },
    routes: [{ path: '/admin', element }],
  });
  await renderArea(area, '/admin', {
    ...{ fetch: network.fetch, language },
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
}

it.each<[string, Partial<DeciderChange>, readonly string[]]>([
  [
    'a new account',
    {
      person: null,
      askedPlace: 'Zaria',
      asked: {
        ...{ change: 'creation', email: 'zainab@staff.test', firstName: 'Zainab', lastName: 'Idris' },
        ...{ roleName: 'Tax Office Director', taxOfficeId: 6, language: 'en' },
      },
    },
    ['A new account', 'Zainab Idris', 'zainab@staff.test', 'Tax Office Director', 'Zaria', 'None yet, or gone'],
  ],
  [
    'roles',
    { asked: { change: 'roles', roleNames: ['SuperAdmin'], place: 'first' } },
    ['Give roles', 'SuperAdmin (active from then on)', 'Tax Office Manager'],
  ],
  [
    'another address and place',
    {
      askedPlace: 'Sabon Gari',
      reason: 'Moved',
      asked: { change: 'details', email: 'new@staff.test', taxOfficeId: 7, language: 'en' },
    },
    ['new@staff.test', 'ladi@staff.test', 'Sabon Gari', 'Zaria', 'Moved'],
  ],
  ['a capacity', { asked: { change: 'capacity', capacity: 'legal' } }, ['Give a capacity', 'Legal']],
  ['reinstating', {}, ['Let them sign in again', 'Suspended', 'Hauwa Sani']],
  ['a reset', { asked: { change: 'second-factor' } }, ['Remove the second factor']],
])('whoever decides sees what is asked, beside what is: %s', async (_what, given, texts) => {
  await open(given);
  for (const text of texts) expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByText(/decide nothing for 72 hours/)).toBeDefined();
});

it('whose account it is reads that others decide', async () => {
  await open({ isAboutYou: true });
  expect(await screen.findByText('This is about you')).toBeDefined();
});

it('a decided one says nothing of what would follow', async () => {
  await open({ state: 'approved', isAboutYou: true });
  expect(await screen.findByText('Ladi Musa')).toBeDefined();
  expect(screen.queryByText(/72 hours/)).toBeNull();
  expect(screen.queryByText('This is about you')).toBeNull();
});

it('a proposal that cannot be read is said in words, in Hausa too', async () => {
  await open(refusal(503, 'service.unavailable', ''), 'ha');
  expect(await screen.findByText('Ba a iya karanta shawarar ba.')).toBeDefined();
});
