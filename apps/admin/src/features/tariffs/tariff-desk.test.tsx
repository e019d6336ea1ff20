import { closeSession, openSession } from '@portal/auth';
import { headTariffSchema } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { pageAskedFor } from '@portal/workspace/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

const id = '0199a1f0-0000-7000-8000-000000000001';
const tariff = headTariffSchema.parse({
  id,
  version: 2,
  validFrom: '2027-01-01',
  validTo: null,
  basis: 'Minute 4 of the board',
  isIllustrative: false,
  revenueHeadCode: '12020407',
  name: 'Land Search',
  mdaId: 2,
  mda: 'KADGIS',
  state: 'proposed',
  attributes: [
    { key: 'parcels', label: { en: 'Parcels', ha: 'Filaye' }, type: 'number', isRequired: true, options: [] },
  ],
  rule: { kind: 'fixed', amountKobo: 1_200_000, times: 'parcels' },
  proposedBy: 'Rahila Musa',
  proposedAt: '2026-11-23T08:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  reason: null,
  caseVersion: 1,
  mayDecide: true,
});

beforeEach(() =>
  openSession({ token: 't', roles: ['SuperAdmin'], user: { email: 'a@demo.test', scope: { kind: 'state' } } }),
);
afterEach(() => closeSession());

async function open(tariffs: readonly object[] = [tariff]) {
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const url = new URL(String(input));
    const path = url.pathname.replace('/api/v1', '');
    if (init?.method !== 'POST')
      return Response.json(path === '/tariffs' ? pageAskedFor(tariffs, url.searchParams) : []);
    sent.push({ path, body: JSON.parse(String(init.body)) });
    return Response.json({ ...tariff, state: path.endsWith('release') ? 'released' : 'refused', mayDecide: false });
  });
  await renderArea(area, '/admin/settings/tariffs', { fetch, wrap: (children) => <TestTheme>{children}</TestTheme> });
  return { sent, user: userEvent.setup() };
}

it('says what is asked and what it costs, and releases when asked once more', async () => {
  const { user, sent } = await open();
  const basis = await screen.findByText(/Minute 4 of the board/);
  const card = within(basis.closest('li') ?? document.body);
  expect(card.getByText('₦12,000.00 for each: Parcels')).toBeDefined();
  expect(card.getByText('Proposed by Rahila Musa')).toBeDefined();
  await user.click(card.getByRole('button', { name: 'Release' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Release the tariff of Land Search' }));
  await user.click(dialog.getByRole('button', { name: 'Release' }));
  await waitFor(() => expect(sent).toEqual([{ path: `/tariffs/${id}/release`, body: { caseVersion: 1 } }]));
});

it('refuses with a reason, and without one does nothing', async () => {
  const { user, sent } = await open();
  await user.click(await screen.findByRole('button', { name: 'Refuse' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse the tariff of Land Search' }));
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'No basis in law');
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  await waitFor(() =>
    expect(sent).toEqual([{ path: `/tariffs/${id}/refusal`, body: { caseVersion: 1, reason: 'No basis in law' } }]),
  );
});

it('reaches what waits longest, a page after the other', async () => {
  const { user } = await open(
    Array.from({ length: 21 }, (_, at) => ({ ...tariff, id: `${id}${at}`, basis: `No. ${at}` })),
  );
  expect(await screen.findByText(/No\. 19 *$/)).toBeDefined();
  expect(screen.queryByText(/No\. 20/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText(/No\. 20/)).toBeDefined();
  expect(screen.getByText('21–21 of 21')).toBeDefined();
});
