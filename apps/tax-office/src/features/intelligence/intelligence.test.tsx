import { closeSession, openSession } from '@portal/auth';
import { answering } from '@portal/auth/testing';
import { leadDetailSchema, listAskedMatches, readFileSchema, sourceRecordSchema } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { expectAccessible, TestTheme } from '@portal/ui/testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { area } from '../../area.tsx';
// Loaded when they are opened: read here, they are there at once.
import './file-dialog.tsx';
import './record-dialog.tsx';

configure({ asyncUtilTimeout: 8000 });
afterEach(() => closeSession());

const id = '0199a1f0-0000-7000-8000-000000000071';
const root = '/tax-area-office/reporting-intelligence';
const reasons = [
  { rule: 'phone', how: 'same', weight: 45, listSays: '…7712', registerSays: '…7712' },
  { rule: 'name', how: 'partly', weight: 8, listSays: 'Zuma Guest House', registerSays: 'Zuma Hospitality Ltd' },
  { rule: 'area', how: 'differs', weight: -10, listSays: 'Zaria', registerSays: 'Igabi' },
];
const asked = listAskedMatches.response.parse({
  ...{ totalRecords: 1, isBounded: false, pageSize: 25, after: null, before: null },
  data: [
    {
      ...{ id, sourceKind: 'hotels', source: 'Hotel list', rowNumber: 12, listName: 'Zuma Guest House' },
      ...{ listSays: '24 rooms', tpui: 'KD-0412-0000-31', taxpayer: 'Zuma Hospitality Ltd', registerSays: 'Igabi' },
      ...{ isPerson: false, score: 43, reasons, askedAt: '2026-11-23T08:42:00.000Z' },
    },
  ],
});
const words = 'Nigeria Tax Administration Act 2025, section 29';
const source = sourceRecordSchema.parse({
  ...{ id, kind: 'hotels', name: 'Hotel list', owner: 'Tourism Board', fromDay: '2026-11-01', keepUntil: '2027-11-01' },
  ...{ state: 'in-force', rows: 2460, waiting: 0, joined: 900, asked: 60, leads: 1500, dismissed: 12, followed: 30 },
  ...{ legalBasis: words, purpose: words, holds: words, risks: words, safeguards: words, office: 'Zaria' },
  ...{ recordedBy: 'Musa Manager', recordedOn: '2026-11-01', approvedBy: 'Ladi Director', approvedOn: '2026-11-02' },
  ...{ endedOn: null, canApprove: false, takesFiles: true, files: [] },
});
const read = readFileSchema.parse({
  ...{ columns: [{ heading: 'Name', field: 'name' }], unknown: ['Stars'], rows: 3, good: 2, refused: 1 },
  problems: [{ problem: 'no-name', rows: 1, first: 4 }],
  sample: [{ number: 2, name: 'Zuma Guest House', says: '24 rooms' }],
});
const lead = leadDetailSchema.parse({
  ...{ id, number: 'LD-2026-00002204', name: 'Zuma Guest House', isPerson: false, sourceKind: 'hotels' },
  ...{ source: 'Hotel list', sourceId: id, fileName: 'hotels.xlsx', rowNumber: 1187, listSays: '24 rooms', phone: '' },
  ...{ lgaId: null, lga: null, office: 'Zaria', reason: 'not-registered', state: 'open', foundOn: '2026-11-23' },
  ...{ estimate: { lowKobo: 210_000_000, highKobo: 460_000_000 }, tpui: null, taxpayer: null, registerSays: '' },
  working: [{ says: 'Consumption tax', how: '5 %', lowKobo: 210_000_000, highKobo: 460_000_000 }],
  ...{ confidence: [], ruleEnded: 20, ruleDismissed: 4, endedOn: null, endedBy: null, endReason: '', dismissal: null },
  ...{ discrepancyId: null, mergedInto: null, returnBy: null, workId: id, caseVersion: 1 },
  acts: ['register', 'merge', 'dismiss'],
});

async function open(path: string, language: 'en' | 'ha' = 'en', matches = asked) {
  await openSession({ token: 'token', roles: ['Tax Office Manager'], user: { email: 'm@example.ng' } });
  const { fetch, sent } = answering({
    'GET /intelligence/matches': () => Response.json(matches),
    [`POST /intelligence/matches/${id}/decision`]: () => Response.json({ outcome: 'same' }),
    'GET /intelligence/sources': () => Response.json({ sources: [source] }),
    'POST /intelligence/sources': () => Response.json({ id }),
    [`GET /intelligence/sources/${id}`]: () => Response.json(source),
    [`POST /intelligence/sources/${id}/files/check`]: () => Response.json(read),
    [`POST /intelligence/sources/${id}/files`]: () => Response.json({ ...read, id }),
    [`GET /leads/${id}`]: () => Response.json(lead),
    [`POST /leads/${id}/dismissal`]: () => Response.json({ ...lead, state: 'dismissed', acts: [] }),
  });
  const { container } = await renderArea(area, `${root}${path}`, {
    fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  const posted = () => sent.filter(({ call }) => call.startsWith('POST')).map(({ call, body }) => ({ call, body }));
  return { container, posted };
}

it('asks with each reason, for and against, and sends the answer with its reason', async () => {
  const { container, posted } = await open('/asked');
  expect(await screen.findByText('−10')).toBeDefined();
  expect(screen.getByText('43')).toBeDefined();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Not the same' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'Another owner');
  await userEvent.click(dialog.getByRole('button', { name: 'Not the same' }));
  await expect
    .poll(posted)
    .toEqual([{ call: `POST /intelligence/matches/${id}/decision`, body: { isSame: false, reason: 'Another owner' } }]);
});

it('says so when nothing waits for an answer, in Hausa as well', async () => {
  await open('/asked', 'ha', { ...asked, data: [], totalRecords: 0 });
  expect(await screen.findByText('Babu abin da ke jiran amsa')).toBeDefined();
});

it('lists sources and opens one with its law and its days', async () => {
  const { container } = await open('/sources');
  expect(await screen.findByRole('link', { name: 'Hotel list' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Record a source' })).toBeDefined();
  await expectAccessible(container);
});

it('reads a file before it is taken in', async () => {
  const { container, posted } = await open(`/sources/${id}`);
  expect((await screen.findAllByText(words)).length).toBe(5);
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Take a file in' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.upload(dialog.getByLabelText('File'), new File(['Name\nZuma'], 'hotels.csv', { type: 'text/csv' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Read it' }));
  expect(await dialog.findByText('3 rows, 2 good, 1 left out')).toBeDefined();
  expect(posted().map(({ call }) => call)).toEqual([`POST /intelligence/sources/${id}/files/check`]);
  await userEvent.click(dialog.getByRole('button', { name: 'Take 2 rows in' }));
  await expect.poll(() => posted().at(-1)?.call).toBe(`POST /intelligence/sources/${id}/files`);
});

it('shows a lead with its working and dismisses it for a reason', async () => {
  const { container, posted } = await open(`/leads/${id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'LD-2026-00002204' })).toBeDefined();
  expect(screen.getByText(/Of 20 leads of this rule that ended, 4 were dismissed/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Ask for a return' })).toBeNull();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Dismiss/ }));
  await userEvent.selectOptions(dialog.getByLabelText(/^Reason$/), 'gone');
  await userEvent.type(dialog.getByLabelText(/^Reason, for the record/), 'It burned down');
  await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }));
  await expect
    .poll(posted)
    .toEqual([
      { call: `POST /leads/${id}/dismissal`, body: { caseVersion: 1, why: 'gone', reason: 'It burned down' } },
    ]);
});
