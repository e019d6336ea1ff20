import { getOwnMda } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { refusedWith } from '@portal/workspace/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

const request = {
  ...{ id: '019aa000-0000-7000-8000-000000000001', about: 'person', words: 'Access for Musa Sani', state: 'asked' },
  ...{ askedAt: '2026-11-20T09:00:00.000Z', askedBy: 'Ladi Musa', answer: null },
};
const mda = {
  ...{ id: 2, code: 'KADGIS', name: 'Geographic Information Service', people: [], target: null },
  contact: { name: '', email: '', phone: '' },
  signatureText: '',
  counters: [{ id: 4, name: 'Counter 1', place: 'Ground floor', isOpen: true }],
  requests: [request, { ...request, id: '019aa000-0000-7000-8000-000000000002', state: 'done', answer: 'Invited' }],
};

async function open(page: string, answer: () => Response = () => Response.json({}), language: 'en' | 'ha' = 'en') {
  const sent: { call: string; body: unknown }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const path = new URL(String(input)).pathname.replace('/api/v1', '');
    if (init?.method === 'GET' && path === '/mdas/own') return Response.json(getOwnMda.response.parse(mda));
    if (init?.method === 'GET') return refusedWith('service.unavailable');
    sent.push({ call: `${init?.method} ${path}`, body: JSON.parse(String(init?.body)) });
    return answer();
  });
  await renderArea(area, `/mda/settings/${page}`, {
    fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  return sent;
}

it('adds a counter; a name that is taken is said at its field and nothing is lost', async () => {
  const user = userEvent.setup();
  const sent = await open('counters', () => refusedWith('mda.counter-taken'));
  await user.click(await screen.findByRole('button', { name: 'Add a counter' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Name'), 'Counter 1');
  await user.type(dialog.getByLabelText('Where it is'), 'First floor');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText(/has this name already/)).length).toBeGreaterThan(0);
  expect((dialog.getByLabelText('Where it is') as HTMLInputElement).value).toBe('First floor');
  expect(sent).toEqual([{ call: 'POST /mdas/own/counters', body: { name: 'Counter 1', place: 'First floor' } }]);
});

it('leads from a counter to what it billed and brought in', async () => {
  await open('counters');
  const bills = await screen.findByRole('link', { name: 'Its bills Counter 1' });
  expect(bills.getAttribute('href')).toBe('/mda/invoice-reports?counterId=4');
  const receipts = screen.getByRole('link', { name: 'Its receipts Counter 1' });
  expect(receipts.getAttribute('href')).toBe('/mda/collection-reports?counterId=4');
});

it('closes a counter after saying what that does', async () => {
  const user = userEvent.setup();
  const sent = await open('counters');
  await user.click(await screen.findByRole('button', { name: 'Close the counter: Counter 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close this counter' }));
  expect(dialog.getByText(/stay valid/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Close the counter' }));
  const body = { name: 'Counter 1', place: 'Ground floor', isOpen: false };
  await waitFor(() => expect(sent).toEqual([{ call: 'PUT /mdas/own/counters/4', body }]));
});

it('says whom to reach and what is printed', async () => {
  const user = userEvent.setup();
  const sent = await open('counters');
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Contact and papers' }));
  await user.type(dialog.getByLabelText('Contact person'), 'Ladi Musa');
  await user.type(dialog.getByLabelText('Email'), 'ladi@mda.example');
  await user.type(dialog.getByLabelText('Phone number'), '08031234567');
  await user.type(dialog.getByLabelText('Signature text'), 'For the Director');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        call: 'PUT /mdas/own',
        body: expect.objectContaining({ contactName: 'Ladi Musa', signatureText: 'For the Director' }),
      },
    ]),
  );
});

it('asks the SuperAdmin, shows the answer, and takes a request back', async () => {
  const user = userEvent.setup();
  const sent = await open('requests');
  expect(await screen.findByText('Answer: Invited')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Take back/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Ask the SuperAdmin' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask the SuperAdmin' }));
  await user.selectOptions(dialog.getByLabelText('What is needed'), 'A revenue head');
  await user.type(dialog.getByLabelText('What exactly, and why'), 'short');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect((await dialog.findAllByText('Say what is needed, and why')).length).toBeGreaterThan(0);
  await user.type(dialog.getByLabelText('What exactly, and why'), ' of the new market levy');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  const body = { about: 'revenue-head', words: 'short of the new market levy' };
  await waitFor(() => expect(sent).toEqual([{ call: 'POST /mdas/own/requests', body }]));
});

it('speaks Hausa', async () => {
  await open('counters', undefined, 'ha');
  expect(await screen.findByRole('heading', { level: 1, name: 'Kanta da takardu' })).toBeDefined();
});
