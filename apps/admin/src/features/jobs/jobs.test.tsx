import { closeSession, openSession } from '@portal/auth';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

const id = '0199a1f0-0000-7000-8000-000000000001';
const failed = {
  ...{ id, name: 'send-receipt-mail', createdAt: '2026-11-20T08:00:00.000Z', failedAt: '2026-11-20T09:00:00.000Z' },
  ...{ tries: 6, problem: 'The mail server is away' },
};
const queue = { name: 'send-receipt-mail', waiting: 2, running: 1, failed: 1, done: 40, waitingSince: null };

beforeEach(() =>
  openSession({ token: 't', roles: ['SuperAdmin'], user: { email: 'a@demo.test', scope: { kind: 'state' } } }),
);
afterEach(() => closeSession());

async function open(language: 'en' | 'ha' = 'en') {
  let isFailed = true;
  const sent: string[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const path = new URL(String(input)).pathname.replace('/api/v1', '');
    if (init?.method === 'POST') {
      sent.push(path);
      isFailed = false;
      return Response.json({});
    }
    return Response.json(path.endsWith('/failed-jobs') ? (isFailed ? [failed] : []) : [queue]);
  });
  await renderArea(area, '/admin/settings/jobs', {
    fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  return { sent, user: userEvent.setup() };
}

it('says what was given up and why, and tries it again', async () => {
  const { sent, user } = await open();
  expect(await screen.findByText('The mail server is away')).toBeDefined();
  expect(screen.getByRole('row', { name: 'send-receipt-mail 2 1 1 40' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Try again/ }));
  await waitFor(() => expect(sent).toEqual([`/operations/failed-jobs/${id}/retry`]));
  expect(await screen.findByText('No job was given up.')).toBeDefined();
});

it('speaks Hausa', async () => {
  await open('ha');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ayyukan bayan fage' })).toBeDefined();
});
