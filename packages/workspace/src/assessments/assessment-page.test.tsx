import { closeSession, openSession } from '@portal/auth';
import { answering } from '@portal/auth/testing';
import { type AssessmentDetail, assessmentDetailSchema, proposeAssessment } from '@portal/contracts';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { clearToasts, ToastArea } from '@portal/ui';
import { expectAccessible, TestTheme } from '@portal/ui/testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AssessmentPage } from './index.ts';
import { ProposeAssessment } from './propose-assessment.tsx';
// Loaded when it is opened: read here, it is there at once.
import './propose-dialog.tsx';

configure({ asyncUtilTimeout: 8000 });

const id = '0199a1f0-0000-7000-8000-000000000001';
const root = '/tax-area-office/discrepancy-report';
const area = defineArea({
  id: 'tax-office',
  navigation: [],
  routes: [
    { path: `${root}/assessments/:id`, element: <AssessmentPage /> },
    { path: root, element: <ProposeAssessment tpui="KD-0412-0000-31" /> },
  ],
  loadMessages: async () => {},
});
const approved = assessmentDetailSchema.parse({
  ...{ id, number: 'ASM-2026-00000012', tpui: 'KD-0412-0000-31', taxpayer: 'Sample Hotel', office: 'Kaduna North' },
  ...{ head: { code: '12010107', name: 'Consumption tax' }, returnKind: 'consumption-tax', periodFrom: '2026-10-01' },
  ...{ periodTo: '2026-10-31', basis: 'best-of-judgement', isDeliberate: false, method: 'comparables' },
  ...{ reason: 'No return came in for October', standing: 'approved', clock: null, contestedOn: null, endedAt: null },
  ...{ endReason: '', taxKobo: 14_000_000, service: null, bill: null, acts: ['serve'] },
  sources: [{ from: 'Visit', day: '2026-10-14', says: '24 of 30 rooms let' }],
  comparables: [{ trade: 'Hotel of 30 rooms', area: 'Barnawa', taxKobo: 16_000_000 }],
  lines: [
    { says: 'Consumption tax', how: '₦3,000,000 × 5 %', amountKobo: 15_000_000, counts: 'added' },
    { says: 'Paid already', how: '', amountKobo: 1_000_000, counts: 'taken-off' },
  ],
  ...{ proposedBy: { id, name: 'Ladi Officer' }, proposedAt: '2026-11-18T09:00:00.000Z' },
  ...{ decidedBy: { id, name: 'Musa Manager' }, decidedAt: '2026-11-19T09:00:00.000Z', servedBy: null, endedBy: null },
  ...{ workId: id, caseVersion: 2 },
});
const served: AssessmentDetail = {
  ...approved,
  ...{ standing: 'served', acts: ['withdraw'], servedBy: { id, name: 'Ladi Officer' } },
  clock: { startedOn: '2026-11-20', endsOn: '2026-12-21', day: 9, days: 31 },
  service: { on: '2026-11-20', at: '2026-11-20T09:00:00.000Z', how: 'by-hand', place: 'Malam Sani' },
};
const user = userEvent.setup();

async function open(path: string, answers: Parameters<typeof answering>[0]) {
  await openSession({ token: 't', roles: ['Tax Office Manager'], user: { email: 'manager@staff.test' } });
  const network = answering(answers);
  const view = await renderArea(area, path, {
    fetch: network.fetch,
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
  });
  return { ...network, ...view };
}

beforeEach(async () => {
  clearToasts();
  await closeSession();
});

it('lists its papers in the order in which they were served, and downloads each', async () => {
  const paper = { id, number: 'ASM-2026-00000012', kind: 'assessment', issuedOn: '2026-11-19', standing: 'withdrawn' };
  const service = { on: '2026-11-20', how: 'by-hand', lastDay: '2026-12-21', billReference: null };
  const papers = [
    { ...paper, service, amountKobo: 14_000_000 },
    {
      ...paper,
      id: id.replace(/1$/, '2'),
      number: 'ASM-2026-00000012/2',
      kind: 'withdrawal',
      service: null,
      amountKobo: null,
    },
  ];
  const { sent } = await open(`${root}/assessments/${id}`, {
    [`GET /assessments/${id}`]: () => Response.json(served),
    'GET /law-papers': () => Response.json({ papers }),
    [`GET /law-papers/${id}/document`]: () =>
      new Response(new Uint8Array([1]), { headers: { 'content-type': 'application/pdf' } }),
  });
  const rows = within(await screen.findByRole('list', { name: 'Papers' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Notice of assessment ASM-2026-00000012Served on .* · Withdrawn/),
    expect.stringMatching(/^Notice of withdrawal ASM-2026-00000012\/2To be served · Withdrawn/),
  ]);
  await user.click(screen.getByRole('button', { name: 'Download: Notice of assessment ASM-2026-00000012 (PDF)' }));
  await vi.waitFor(() => expect(sent.map(({ call }) => call)).toContain(`GET /law-papers/${id}/document`));
});

it('shows the computation line by line, by what it was judged, who did what, and the day of its clock', async () => {
  const { container } = await open(`${root}/assessments/${id}`, {
    [`GET /assessments/${id}`]: () => Response.json(served),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'ASM-2026-00000012' })).toBeDefined();
  const lines = within(screen.getByRole('region', { name: 'Computation' })).getAllByRole('row');
  expect(lines.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Consumption tax₦3,000,000 × 5 % · Added to the tax₦150,000.00',
    'Paid alreadyTaken off the tax-₦10,000.00',
    'Tax assessed₦140,000.00',
  ]);
  expect(screen.getByText('Day 9 of 31')).toBeDefined();
  expect(screen.getByText(/By hand: Malam Sani/)).toBeDefined();
  expect(screen.getByText(/Musa Manager/)).toBeDefined();
  await expectAccessible(container);
});

it('is withdrawn for a reason', async () => {
  const network = await open(`${root}/assessments/${id}`, {
    [`GET /assessments/${id}`]: () => Response.json(served),
    [`POST /assessments/${id}/withdrawal`]: () => Response.json({ ...served, standing: 'withdrawn', acts: [] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The hotel was closed');
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Withdrawn')).toBeDefined();
  expect(network.sent).toContainEqual(
    expect.objectContaining({ call: `POST /assessments/${id}/withdrawal`, body: { reason: 'The hotel was closed' } }),
  );
});

it('a proposal names its sources and its lines, and is sent in kobo', async () => {
  const network = await open(root, {
    'POST /assessments': () =>
      Response.json(proposeAssessment.response.parse({ id, number: 'ASM-2026-00000013', workId: id })),
  });
  await user.click(await screen.findByRole('button', { name: 'Propose an assessment' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Tax' }), 'consumption-tax');
  await user.type(dialog.getByRole('textbox', { name: /^Month as/ }), '2026-10');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Method' }), 'records');
  await user.type(dialog.getByRole('textbox', { name: /^Why/ }), 'No return came in');
  await user.type(dialog.getByRole('textbox', { name: 'From' }), 'Visit');
  await user.type(dialog.getByRole('textbox', { name: 'Day' }), '14/10/2026');
  await user.type(dialog.getByRole('textbox', { name: 'What' }), 'Tax');
  await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '150000');
  await user.click(dialog.getByRole('button', { name: 'Propose an assessment' }));
  expect(await screen.findByText('Proposed. Another person approves it')).toBeDefined();
  expect(
    network.sent.at(-1)?.body ?? network.sent.find(({ call }) => call === 'POST /assessments')?.body,
  ).toMatchObject({
    ...{ tpui: 'KD-0412-0000-31', returnKind: 'consumption-tax', period: '2026-10', basis: 'best-of-judgement' },
    sources: [{ from: 'Visit', day: '2026-10-14' }],
    lines: [{ says: 'Tax', amountKobo: 15_000_000, counts: 'added' }],
  });
});
