import { closeSession, openSession } from '@portal/auth';
import { answering, refusal } from '@portal/auth/testing';
import { listMdaBillDisputes } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { clearToasts, ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { area } from '../../area.tsx';

const id = '0199a1f0-0000-7000-8000-000000000001';
const question = {
  ...{ id, billReference: 'KD7Q4M2X9TBC1VWZ', billFor: 'Ground rent', payer: 'Amina Bello', totalKobo: 96_000_00 },
  ...{ status: 'unpaid', kind: 'dispute', text: 'I closed this shop in March', office: 'Zaria', state: 'asked' },
  ...{ askedAt: '2026-11-20T08:00:00.000Z', endedAt: null, mdaSays: null },
};
const said = { text: 'The shop is open: we were there', by: 'Ladi Musa', at: '2026-11-21T08:00:00.000Z' };

async function open(list: readonly object[], answers: Parameters<typeof answering>[0] = {}) {
  await openSession({ token: 't', roles: ['MDA User'], user: { email: 'clerk@mda.test' } });
  const network = answering({
    'GET /counter/bill-disputes': () => Response.json(listMdaBillDisputes.response.parse(list)),
    ...answers,
  });
  await renderArea(area, '/mda/invoice-reports/questions', {
    fetch: network.fetch,
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
  });
  return network;
}

beforeEach(async () => {
  clearToasts();
  await closeSession();
});

it('shows what a payer says, and sends what the MDA knows once', async () => {
  const list = [question];
  const network = await open(list, {
    [`POST /counter/bill-disputes/${id}/statement`]: () => {
      list[0] = { ...question, mdaSays: said as never };
      return Response.json({});
    },
  });
  const one = within(await screen.findByRole('listitem', { name: /Amina Bello/ }));
  expect(one.getByText('I closed this shop in March')).toBeDefined();
  await userEvent.click(one.getByRole('button', { name: 'Say what you know' }));
  await userEvent.type(one.getByRole('textbox'), 'No');
  await userEvent.click(one.getByRole('button', { name: 'Send to the office' }));
  expect((await one.findAllByText(/ten characters/)).length).toBeGreaterThan(0);
  await userEvent.clear(one.getByRole('textbox'));
  await userEvent.type(one.getByRole('textbox'), said.text);
  await userEvent.click(one.getByRole('button', { name: 'Send to the office' }));
  expect(await one.findByText(/You said \(Ladi Musa/)).toBeDefined();
  expect(one.queryByRole('textbox')).toBeNull();
  expect(network.sent).toContainEqual(
    expect.objectContaining({ call: `POST /counter/bill-disputes/${id}/statement`, body: { text: said.text } }),
  );
});

it('leads to the correction once the office has decided so, and asks nothing more', async () => {
  await open([{ ...question, state: 'corrected', endedAt: '2026-11-22T08:00:00.000Z' }]);
  expect((await screen.findByRole('link', { name: 'Correct the bill' })).getAttribute('href')).toContain('/correction');
  expect(screen.queryByRole('button', { name: 'Say what you know' })).toBeNull();
});

it('says that there is nothing, and when it could not be read', async () => {
  await open([]);
  expect(await screen.findByText('Nobody questions a bill of yours')).toBeDefined();
});

it('offers to read again', async () => {
  await open([], { 'GET /counter/bill-disputes': () => refusal(503, 'service.unavailable', 'Later') });
  expect(await screen.findByRole('button', { name: /again/i })).toBeDefined();
});
