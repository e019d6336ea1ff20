import { closeSession, openSession } from '@portal/auth';
import { answering } from '@portal/auth/testing';
import { type DataRequest, getDataRequest } from '@portal/contracts';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { DataRequestSubject } from './data-request-subject.tsx';

const id = '0199a1f0-0000-7000-8000-000000000001';
const request: DataRequest = {
  ...{ id, right: 'erasure', words: 'Please forget me', receivedOn: '2026-11-20', kept: { bills: 2, receipts: 1 } },
  person: { id, name: 'Amina Bello', email: 'amina@example.ng', tpui: 'KD-1' },
  ...{ blockers: [], isOwn: false, isOpen: true, caseVersion: 1 },
};
const area = defineArea({
  id: 'admin',
  navigation: [],
  routes: [{ path: '/admin', element: <DataRequestSubject id={id} /> }],
  loadMessages: async () => {},
});

afterEach(() => closeSession());

async function open(change: Partial<DataRequest> = {}, language: 'en' | 'ha' = 'en') {
  await openSession({ token: 't', roles: ['SuperAdmin'], user: { email: 'a@demo.test', scope: { kind: 'state' } } });
  const network = answering({
    [`GET /data-requests/${id}`]: () => Response.json(getDataRequest.response.parse({ ...request, ...change })),
    [`POST /data-requests/${id}/erasure`]: () => Response.json({}),
    [`POST /data-requests/${id}/file`]: () =>
      new Response('{}', { headers: { 'content-type': 'application/octet-stream' } }),
  });
  await renderArea(area, '/admin', {
    fetch: network.fetch,
    language,
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
  });
  return { network, user: userEvent.setup() };
}

it('erases in two steps with the reason that answers, and says what stays', async () => {
  const { network, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Erase the account' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Bills, receipts and the audit trail stay/)).toBeDefined();
  await user.type(dialog.getByRole('textbox'), 'As she asked');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await screen.findByText('As she asked');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Erase the account' }));
  await waitFor(() =>
    expect(network.sent).toContainEqual(
      expect.objectContaining({
        call: `POST /data-requests/${id}/erasure`,
        body: { caseVersion: 1, reason: 'As she asked' },
      }),
    ),
  );
});

it('is not erased by who wrote it down, nor while something is under way, nor twice', async () => {
  await open({ isOwn: true });
  expect(await screen.findByText('Somebody else than who wrote the request down erases.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Erase the account' })).toBeNull();
  await open({ blockers: [{ kind: 'payment', count: 1 }] });
  expect(await screen.findByText('Payments under way: 1')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Erase the account' })).toBeNull();
  await open({ isOpen: false }, 'ha');
  expect(screen.queryByRole('button', { name: 'Goge asusun' })).toBeNull();
});

it('gives the copy that was asked for as a file', async () => {
  const { network, user } = await open({ right: 'export' });
  await user.click(await screen.findByRole('button', { name: 'Download the copy' }));
  await waitFor(() => expect(network.sent.map(({ call }) => call)).toContain(`POST /data-requests/${id}/file`));
});
