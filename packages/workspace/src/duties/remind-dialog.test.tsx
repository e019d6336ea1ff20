import { getReminderRun, previewReminders, sendReminders } from '@portal/contracts';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RemindDialog } from './remind-dialog.tsx';

const id = '0199a1f0-0000-7000-8000-000000000001';
const counts = { duties: 5, told: 2, optedOut: 1, noContact: 1 };
const preview = previewReminders.response.parse({ ...counts, alreadyReminded: 1 });
const run = getReminderRun.response.parse({
  ...{ id, stage: 'first', askedAt: '2026-11-28T08:00:00.000Z', isDone: true },
  ...{ ...counts, duties: 4, waiting: 0, filedMeanwhile: 0 },
});

async function open(search: string, language: 'en' | 'ha' = 'en') {
  const sent: { path: string; body: unknown }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const path = new URL(String(input)).pathname.replace('/api/v1', '');
    if (init?.body) sent.push({ path, body: JSON.parse(String(init.body)) });
    if (path === '/reminders/previews') return Response.json(preview);
    if (path === '/reminders') return Response.json(sendReminders.response.parse({ id }));
    return Response.json(run);
  });
  const area = defineArea({
    id: 'tax-office',
    navigation: [],
    routes: [{ path: '/tax-area-office/duties', element: <RemindDialog onClose={() => {}} /> }],
    loadMessages: async () => {},
  });
  await renderArea(area, `/tax-area-office/duties${search}`, {
    ...{ fetch, language },
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  return sent;
}

it('counts the whole filtered list first, then reminds what was shown and says how far it is', async () => {
  const sent = await open('?minDate=2026-03-01&maxDate=2026-03-31&duty=paye-month&status=missing&pageNumber=2');
  const question = {
    ...{ criteria: '', minDate: '2026-03-01', maxDate: '2026-03-31' },
    ...{ duty: 'paye-month', status: 'missing' },
  };
  expect(await screen.findByText('Not reached: nobody has an account')).toBeDefined();
  expect(sent).toEqual([{ path: '/reminders/previews', body: { question, stage: 'first' } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Remind them (4)' }));
  expect(await screen.findByText('All of them are told.')).toBeDefined();
  expect(sent.at(-1)).toEqual({
    path: '/reminders',
    body: { question, stage: 'first', shown: { duties: 5, alreadyReminded: 1 } },
  });
});

it('asks for what was not filed first, in Hausa too', async () => {
  expect(await open('?status=filed', 'ha')).toEqual([]);
  expect(await screen.findByText(/ba a tunatar da wanda ya gabatar/)).toBeDefined();
});
