import { openSession } from '@portal/auth';
import { listOwnObligationFacts, listOwnPremises, type Role } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { area } from '../../area.tsx';

const id = '00000000-0000-7000-8000-000000000001';
const facts = listOwnObligationFacts.response.parse({
  facts: [{ id, fact: 'self-employed', fromDay: '2024-03-01', toDay: null }],
});
const premises = listOwnPremises.response.parse({
  premises: [{ id, place: '5 Ahmadu Bello Way, Kaduna', trade: 'hotel', fromDay: '2025-01-01', toDay: '2025-12-31' }],
});

async function open(role: Role = 'Individual') {
  await openSession({ token: 't', roles: [role], user: { email: 'amina@example.ng' } });
  const sent: { call: string; body: unknown }[] = [];
  await renderArea(area, '/user/returns/facts', {
    fetch: async (input, init) => {
      const path = new URL(String(input)).pathname.replace('/api/v1', '');
      if (init?.body) sent.push({ call: `${init.method} ${path}`, body: JSON.parse(String(init.body)) });
      if (path.startsWith('/account/obligation-facts')) return Response.json(facts);
      if (path.startsWith('/account/premises')) return Response.json(premises);
      return new Response(null, { status: 404 });
    },
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  return { sent, user: userEvent.setup() };
}

it('says what is so, since when, and what has to be filed because of it', async () => {
  await open();
  const own = within(await screen.findByRole('region', { name: 'What you do' }));
  expect((await own.findByRole('listitem')).textContent).toMatch(
    /You work for yourselfSince 1 Mar 2024, goes on→ The return of income of every year/,
  );
  const places = within(screen.getByRole('region', { name: 'Where you trade' }));
  expect((await places.findByRole('listitem')).textContent).toMatch(
    /Hotel: 5 Ahmadu Bello Way, KadunaSince 1 Jan 2025, Until 31 Dec 2025→ Consumption tax of every month/,
  );
});

it('is ended, corrected and added to, with days as people type them', async () => {
  const { user, sent } = await open();
  await user.click(await screen.findByRole('button', { name: 'Change: You work for yourself' }));
  let dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Until/), '30062026');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { call: `PUT /account/obligation-facts/${id}`, body: { fromDay: '2024-03-01', toDay: '2026-06-30' } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Add premises' }));
  dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Place/), '1 Market Road, Zaria');
  await user.selectOptions(dialog.getByLabelText('Trade'), 'restaurant');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  // Without a day nothing is sent.
  expect(sent).toHaveLength(1);
  await user.type(dialog.getByLabelText(/^Since/), '01022026');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent[1]).toEqual({
      call: 'POST /account/premises',
      body: { place: '1 Market Road, Zaria', trade: 'restaurant', fromDay: '2026-02-01', toDay: null },
    }),
  );
});

it('offers an organisation nothing that only a person is', async () => {
  const { user } = await open('Corporate');
  await user.click(await screen.findByRole('button', { name: 'Add what you do' }));
  const choices = within(within(await screen.findByRole('dialog')).getByLabelText('What')).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'You have staff',
    'You withhold tax from those you pay',
  ]);
});
