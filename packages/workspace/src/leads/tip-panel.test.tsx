import { closeSession, openSession } from '@portal/auth';
import { answering } from '@portal/auth/testing';
import { type TipDetail, tipDetailSchema } from '@portal/contracts';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { expectAccessible, TestTheme } from '@portal/ui/testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { TipPanel } from './tip-panel.tsx';
// Loaded when they are opened: read here, they are there at once.
import './take-up-dialog.tsx';
import './tip-reason-dialogs.tsx';

configure({ asyncUtilTimeout: 8000 });
afterEach(() => closeSession());

const id = '0199a1f0-0000-7000-8000-000000000071';
const root = '/tax-area-office/reporting-intelligence/tips';
const area = defineArea({
  id: 'tax-office',
  navigation: [],
  routes: [{ path: root, element: <TipPanel id={`${id}:0199a1f0-0000-7000-8000-000000000072`} /> }],
  loadMessages: async () => {},
});
const tip = (over: Partial<TipDetail> = {}): TipDetail =>
  tipDetailSchema.parse({
    ...{ id, number: 'TP-2026-00000031', kind: 'untaxed-activity', state: 'received', receivedOn: '2026-01-20' },
    ...{ about: 'Sample <script>Centre</script> شركة', place: 'Behind the market', lga: 'Zaria', office: 'Zaria' },
    ...{ words: 'There is a wedding each weekend', wantsReward: true, hasSender: true, lead: null, closing: null },
    ...{ endedOn: null, endedBy: null, endReason: '', caseVersion: 1, opening: null, reward: null, acts: [] },
    ...over,
  });

async function open(shown: TipDetail, language: 'en' | 'ha' = 'en') {
  await openSession({ token: 'token', roles: ['Tax Office Director'], user: { email: 'd@example.ng' } });
  const { fetch, sent } = answering({
    [`GET /tips/${id}`]: () => Response.json(shown),
    [`POST /tips/${id}/lead`]: () => Response.json(tip({ state: 'taken-up' })),
    [`POST /tips/${id}/sender-requests/decision`]: () => Response.json(tip()),
    [`POST /tips/${id}/sender`]: () => Response.json({ name: 'Hauwa Sample', phone: '' }),
  });
  const { container } = await renderArea(area, root, {
    fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  const posted = () => sent.filter(({ call }) => call.startsWith('POST')).map(({ call, body }) => ({ call, body }));
  return { container, posted };
}

it('says what is told and that its sender is sealed, and makes it a lead', async () => {
  const { container, posted } = await open(tip({ acts: ['take-up', 'close'] }));
  expect(await screen.findByText('There is a wedding each weekend')).toBeDefined();
  expect(screen.getByText('Sample <script>Centre</script> شركة')).toBeDefined();
  expect(screen.getByText('Sealed')).toBeDefined();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Make it a lead' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Seen by two of us');
  await userEvent.click(dialog.getByRole('button', { name: 'Make it a lead' }));
  await expect.poll(posted).toEqual([
    {
      call: `POST /tips/${id}/lead`,
      body: { caseVersion: 1, name: 'Sample <script>Centre</script> شركة', reason: 'Seen by two of us' },
    },
  ]);
});

const opening = {
  ...{ reason: 'A court asks in the matter KDH/12', askedBy: 'Ruth Legal', decidedBy: null, readUntil: null },
  ...{ state: 'asked' as const, caseVersion: 1 },
};

it('shows who asks for the sender, and another Director lets them', async () => {
  const { posted } = await open(tip({ opening, acts: ['approve-sender', 'refuse-sender'] }), 'ha');
  expect(await screen.findByText(/Ruth Legal na sashen shari’a ya nema: A court asks/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'A bar sashen shari’a ya karanta' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'The court named the matter');
  await userEvent.click(dialog.getByRole('button', { name: 'A bar sashen shari’a ya karanta' }));
  await expect.poll(posted).toEqual([
    {
      call: `POST /tips/${id}/sender-requests/decision`,
      body: { caseVersion: 1, isApproved: true, reason: 'The court named the matter' },
    },
  ]);
});

it('shows the sender when it is read, and not before', async () => {
  const let7 = { ...opening, state: 'approved', decidedBy: 'Sani', readUntil: '2026-02-02' } as const;
  const { posted } = await open(tip({ opening: let7, acts: ['read-sender'] }));
  const read = await screen.findByRole('button', { name: 'Read the sender' });
  expect(posted()).toEqual([]);
  expect(screen.queryByText('Hauwa Sample')).toBeNull();
  await userEvent.click(read);
  expect(await screen.findByText('Hauwa Sample')).toBeDefined();
  expect(screen.getByText('Not given')).toBeDefined();
  expect(posted().map(({ call }) => call)).toEqual([`POST /tips/${id}/sender`]);
});
