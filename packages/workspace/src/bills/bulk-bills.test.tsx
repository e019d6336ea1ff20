import { closeSession, openSession } from '@portal/auth';
import { invoiceReport } from '@portal/contracts';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ListScreen } from '../lists/index.ts';
import { answersOfReport, itemsOf, refusedWith } from '../testing/answers-of-report.ts';
import { billList } from './index.ts';

const list = billList({ en: 'Bills', ha: 'Bil' }, {});
const area = defineArea({
  id: 'admin',
  navigation: [],
  routes: [{ path: '/admin/invoice-reports', element: <ListScreen screen={list} /> }],
  loadMessages: async () => {},
});

afterEach(() => closeSession());

/** The second of three bills is refused. */
async function open(language: 'en' | 'ha' = 'en', answers: Parameters<typeof answersOfReport>[1] = {}) {
  const network = answersOfReport(invoiceReport, answers);
  const sent: { path: string; body: { billReference: string; reason?: string; taxOfficeId?: number } }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = new URL(String(input)).pathname.replace('/api/v1', '');
    if (init?.method !== 'POST' || !path.startsWith('/bills/')) return network.fetch(input, init);
    const body = JSON.parse(String(init.body));
    sent.push({ path, body });
    return body.billReference === 'KDWXWCBYB6WK952S'
      ? refusedWith('bill.no-address')
      : Response.json({ kind: 'invoice' });
  };
  await renderArea(area, '/admin/invoice-reports', {
    fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  await screen.findByRole('table');
  await screen.findByText(language === 'en' ? /1–3 of 3/ : /1–3/);
  return { sent, reads: () => network.asked.length };
}

it('sends those that were chosen, one refusal stopping none of the others, and says which and why', async () => {
  const user = userEvent.setup();
  const { sent, reads } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'All on this page' }));
  await user.click(screen.getByRole('button', { name: 'Send 3 bills by email' }));
  const asks = within(await screen.findByRole('dialog', { name: 'Send 3 bills by email' }));
  expect(sent).toEqual([]);
  await user.click(asks.getByRole('button', { name: 'Send 3 bills by email' }));
  expect(await screen.findByText('Done for 2. Refused for 1:')).toBeDefined();
  expect(sent.map(({ path, body }) => [path, body.billReference])).toEqual([
    ['/bills/mails', 'KD7Q4M2X9TBC1VWZ'],
    ['/bills/mails', 'KDWXWCBYB6WK952S'],
    ['/bills/mails', 'KDWA0432CF1XMWCE'],
  ]);
  const told = within(screen.getByRole('dialog'));
  expect(told.getByText(/^KDWXWCBYB6WK952S/)).toBeDefined();
  const before = reads();
  await user.click(told.getByRole('button', { name: 'Close the list' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Read anew, and nothing is chosen any more.
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
  expect(screen.queryByText('3 selected')).toBeNull();
});

it('cancels with one reason for all, shown once more before it is done', async () => {
  openSession({ token: 'token', roles: ['Admin'], user: { email: 'amina@example.ng' } });
  const user = userEvent.setup();
  const { sent } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Select KD7Q4M2X9TBC1VWZ' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select KDWA0432CF1XMWCE' }));
  await user.click(screen.getByRole('button', { name: 'Cancel 2 bills' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel 2 bills' }));
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'Raised twice by mistake');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/Nobody can pay these 2 bills/)).toBeDefined();
  expect(sent).toEqual([]);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel 2 bills' }));
  await waitFor(() =>
    expect(sent).toEqual(
      ['KD7Q4M2X9TBC1VWZ', 'KDWA0432CF1XMWCE'].map((billReference) => ({
        path: '/bills/cancellations',
        body: { billReference, reason: 'Raised twice by mistake' },
      })),
    ),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('offers no cancellation to whoever may not cancel', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole('checkbox', { name: 'All on this page' }));
  expect(screen.getByRole('button', { name: /^Send 3/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Cancel 3/ })).toBeNull();
});

/** Of three bills the first and the third have no office. */
const unplaced = {
  itemOf: (index: number, id: string) => ({
    ...itemsOf(invoiceReport)(index, id),
    ...{ billReference: id, status: 'unpaid', taxOffice: index === 1 ? 'Zaria' : null },
  }),
};
const signedIn = (role: string) =>
  openSession({ token: 'token', roles: [role], user: { email: 'amina@example.ng', scope: { kind: 'state' } } });

it.each([
  ['chosen', { taxOfficeId: 3 }],
  ['of their payers', {}],
])('gives those that have no office one, %s', async (how, office) => {
  await signedIn('Tax Office Director');
  const user = userEvent.setup();
  const { sent, reads } = await open('en', unplaced);
  await user.click(screen.getByRole('checkbox', { name: 'All on this page' }));
  await user.click(screen.getByRole('button', { name: 'Give 2 bills a tax office' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give 2 bills a tax office' }));
  await user.click(dialog.getByRole('button', { name: 'Give 2 bills a tax office' }));
  await waitFor(() => expect(dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'Nobody looked after them');
  const offices = dialog.getByRole('combobox', { name: /^Tax office/ });
  // What was never given cannot be taken back.
  expect(within(offices).queryByRole('option', { name: 'None: take it back' })).toBeNull();
  if (how === 'chosen') await user.selectOptions(offices, 'Internal Revenue Service');
  const before = reads();
  await user.click(dialog.getByRole('button', { name: 'Give 2 bills a tax office' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual(
    ['KD7Q4M2X9TBC1VWZ', 'KDWA0432CF1XMWCE'].map((billReference) => ({
      path: '/bills/placements',
      body: { ...office, reason: 'Nobody looked after them', billReference },
    })),
  );
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
});

it('offers no office to give to whoever moves no taxpayers', async () => {
  await signedIn('Tax Office Manager');
  const user = userEvent.setup();
  await open('en', unplaced);
  await user.click(screen.getByRole('checkbox', { name: 'All on this page' }));
  expect(await screen.findByText('Cancel 3 bills')).toBeDefined();
  expect(screen.queryByText('Give 2 bills a tax office')).toBeNull();
});

it('speaks Hausa', async () => {
  const user = userEvent.setup();
  await open('ha');
  await user.click(screen.getByRole('checkbox', { name: 'Duk na wannan shafi' }));
  expect(screen.getByRole('button', { name: 'Aika bil 3 ta imel' })).toBeDefined();
});
