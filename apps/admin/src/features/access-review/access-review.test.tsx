import { closeSession, openSession } from '@portal/auth';
import { accessReviewSchema, decideAccess, reviewedPersonSchema } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

const id = '0199a1f0-0000-7000-8000-000000000001';
const person = (at: number, name: string, more: object) =>
  reviewedPersonSchema.parse({
    ...{ userId: `0199a1f0-0000-7000-8000-00000000001${at}`, name, email: `${at}@demo.test`, roles: ['MDA User'] },
    ...{ workplace: 'KADGIS', lastSeenAt: null, decision: null, decidedBy: null, decidedAt: null, reason: null },
    ...{ mayDecide: true, ...more },
  });
const persons = [
  person(1, 'Rahila Musa', {}),
  person(2, 'Hadiza Garba', { mayDecide: false }),
  person(3, 'Sani Tanko', {
    ...{ decision: 'confirmed', decidedBy: 'Binta Sule', decidedAt: '2026-11-20T08:00:00.000Z', mayDecide: false },
  }),
];
const review = accessReviewSchema.parse({
  ...{ id, quarter: '2026-Q4', openedBy: 'Hadiza Garba', openedAt: '2026-11-01T08:00:00.000Z', dueOn: '2026-11-15' },
  ...{ people: 3, undecided: 2, isOverdue: true },
});

beforeEach(() =>
  openSession({ token: 't', roles: ['SuperAdmin'], user: { email: 'a@demo.test', scope: { kind: 'state' } } }),
);
afterEach(() => closeSession());

async function open(reviews: readonly object[] = [review], language: 'en' | 'ha' = 'en') {
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const path = new URL(String(input)).pathname.replace('/api/v1', '');
    if (init?.method === 'POST') sent.push({ path, body: JSON.parse(String(init.body ?? 'null')) });
    else if (path === '/access-reviews') return Response.json(reviews);
    return Response.json({ ...review, persons });
  });
  await renderArea(area, '/admin/settings/access-review', {
    fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  return { sent, user: userEvent.setup() };
}

it('says who is undecided and since when it is overdue; nobody decides about oneself', async () => {
  await open();
  expect(await screen.findByText(/2 of 3 are not decided/)).toBeDefined();
  expect(screen.getByText(/^Overdue since/)).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Confirm/ })).toHaveLength(1);
  expect(screen.getByText('Somebody else decides about you.')).toBeDefined();
  expect(screen.getByText(/by Binta Sule/)).toBeDefined();
  expect(screen.getByText('Who decided about how many: Binta Sule: 1')).toBeDefined();
});

it('confirms, and takes away with a reason', async () => {
  const { sent, user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Confirm/ }));
  await user.click(screen.getByRole('button', { name: /^Take away/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Left the service');
  await user.click(dialog.getByRole('button', { name: 'Take away' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  const userId = persons[0]?.userId;
  expect(sent.map(({ body }) => decideAccess.body.parse(body))).toEqual([
    { userId, decision: 'confirmed' },
    { userId, decision: 'taken-away', reason: 'Left the service' },
  ]);
});

it('begins the first one', async () => {
  const { sent, user } = await open([]);
  expect(await screen.findByText('No review was begun yet')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Begin the review of this quarter' }));
  await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/access-reviews']));
});

it('speaks Hausa', async () => {
  await open([review], 'ha');
  expect(await screen.findByRole('heading', { level: 1, name: 'Wa yake da damar shiga' })).toBeDefined();
});
