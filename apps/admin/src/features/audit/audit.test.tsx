import { activityReport, auditReport } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { answersOfReport, refusedWith, testListScreen } from '@portal/workspace/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';
import { changesOf, factsOf } from './detail-of.ts';
import { placeOf } from './place-of.ts';

const path = '/admin/audit-trail';

testListScreen(area, { path, report: auditReport, title: 'Audit Trail' });
testListScreen(area, { path: `${path}/activity`, report: activityReport, title: 'Activity' });

const id = '0199a1f0-0000-7000-8000-000000000001';
const entry = {
  ...{ id: '7', at: '2026-11-20T09:00:00.000Z', actorName: 'Chief Demo', actorRole: 'SuperAdmin' },
  ...{ action: 'user.updated', subject: `user:${id}`, reason: 'Moved to another ministry', address: '41.58.0.1' },
  ...{ device: null, requestId: null },
  detail: JSON.stringify({
    reason: 'Moved to another ministry',
    before: { mdaId: 3 },
    after: { mdaId: 4 },
    sessions: 1,
  }),
};
const page = {
  ...{ data: [entry], totalRecords: 1, isBounded: false, pageSize: 50, after: null, before: null, totals: {} },
  ...{ period: { minDate: '2026-10-23', maxDate: '2026-11-23' }, asOf: '2026-11-23T08:42:00.000Z' },
};

async function open(verdict: () => Response = () => refusedWith('service.unavailable'), language: 'en' | 'ha' = 'en') {
  const network = answersOfReport(auditReport, { answer: () => Response.json(auditReport.list.response.parse(page)) });
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) =>
    /\/audit-trail\/(day-)?verifications$/.test(String(input))
      ? verdict()
      : String(input).endsWith('/lookups/mdas')
        ? Response.json([{ id: 3, displayField: 'Works' }])
        : network.fetch(input, init),
  );
  await renderArea(area, `${path}?record=7`, {
    fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
}

it('says in words what was done, why, what was before and after, one press from what it was done to', async () => {
  await open();
  const record = within(await screen.findByRole('complementary', { name: /^Record/ }));
  expect(await record.findByRole('heading', { name: 'Details changed by staff' })).toBeDefined();
  expect(record.getByText('Moved to another ministry')).toBeDefined();
  expect((await record.findByRole('row', { name: /^MDA Works/ })).textContent).toBe('MDAWorks4');
  expect(record.getByRole('link', { name: `user:${id}` }).getAttribute('href')).toBe(
    `/admin/settings/users?record=${id}`,
  );
  expect(record.getByText('Sessions').nextElementSibling?.textContent).toBe('1');
});

it('verifies the chain and says how it stands', async () => {
  const user = userEvent.setup();
  const at = { checkedAt: '2026-11-23T08:42:00.000Z' };
  let verdict: object = { holds: true, rows: 12_846, ...at };
  await open(() => Response.json(verdict));
  await user.click(await screen.findByRole('button', { name: 'Verify the chain' }));
  expect(await screen.findByText(/All 12846 entries are as they were written/)).toBeDefined();
  await user.keyboard('{Escape}');
  verdict = { holds: false, brokenAt: 42, ...at };
  await user.click(await screen.findByRole('button', { name: 'Verify the chain' }));
  expect(await screen.findByText('The chain breaks at entry 42')).toBeDefined();
});

it('verifies one day, and says how it stands', async () => {
  const user = userEvent.setup();
  await open(() => Response.json({ holds: true, rows: 214, checkedAt: '2026-11-23T08:42:00.000Z' }));
  await user.click(await screen.findByRole('button', { name: 'Verify one day' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Verify this day' }));
  expect(await dialog.findByText(/All 214 entries are as they were written/)).toBeDefined();
});

it('says when the chain could not be walked, in Hausa too', async () => {
  await open(undefined, 'ha');
  await userEvent.click(await screen.findByRole('button', { name: 'Tabbatar da sarƙar' }));
  expect(await screen.findByText(/Ba a iya bin sarƙar ba/)).toBeDefined();
});

it.each([
  ['user:abc', '/admin/settings/users?record=abc'],
  ['content:abc', '/admin/cms/items/abc'],
  ['role:Field team', '/admin/settings/roles?record=Field%20team'],
  ['taxpayer:KD-1', '/admin/tax-payers/KD-1'],
  ['bill:KD7Q4M2X9TBC1VWZ', '/admin/bills/KD7Q4M2X9TBC1VWZ'],
  ['day:1', undefined],
  ['user:', undefined],
])('%s is looked at at %s', (subject, place) => expect(placeOf(subject)).toBe(place));

it('facts that cannot be read are none', () => {
  expect([changesOf('not json'), factsOf('[1]'), changesOf('{"before":1}')]).toEqual([[], [], []]);
});
