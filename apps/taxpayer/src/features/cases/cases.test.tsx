import { openSession } from '@portal/auth';
import { type Endpoint, getOwnAssessment, listOwnCases } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { expectAccessible, TestTheme } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { area } from '../../area.tsx';

const id = '00000000-0000-7000-8000-000000000001';
const clock = { startedOn: '2026-11-20', endsOn: '2026-12-21', day: 9, days: 31 };
const row = {
  ...{ kind: 'assessment', id, number: 'ASM-2026-00000012', clock, since: '2026-11-20', isOver: false },
  about: { en: 'Consumption tax, October 2026', ha: 'Harajin amfani, Oktoba 2026' },
  state: { en: 'Served', ha: 'An isar' },
  toDo: { en: 'Pay it, file the return, or object in time', ha: 'Biya, ko ka gabatar, ko ka ƙi yarda' },
  ...{ amountKobo: 15_000_000, billReference: 'KDKYEV14BSWYXGHA' },
};
const over = {
  ...{ ...row, id: '00000000-0000-7000-8000-000000000002', number: 'ASM-2026-00000007' },
  ...{ clock: null, isOver: true, toDo: { en: '', ha: '' }, state: { en: 'Withdrawn', ha: 'An janye' } },
};
const served = {
  ...{ id, number: 'ASM-2026-00000012', tpui: 'KD-0412-0000-31', taxpayer: 'Sample Hotel', office: 'Kaduna North' },
  ...{ head: { code: '12010107', name: 'Consumption tax' }, returnKind: 'consumption-tax', periodFrom: '2026-10-01' },
  ...{ periodTo: '2026-10-31', basis: 'best-of-judgement', isDeliberate: false, method: 'comparables' },
  ...{ reason: 'No return came in for October', standing: 'served', clock, contestedOn: null, endedAt: null },
  ...{ endReason: '', taxKobo: 15_000_000 },
  sources: [{ from: 'Visit', day: '2026-10-14', says: '24 of 30 rooms let' }],
  comparables: [{ trade: 'Hotel of 30 rooms', area: 'Barnawa', taxKobo: 16_000_000 }],
  lines: [{ says: 'Consumption tax', how: '₦3,000,000 × 5 %', amountKobo: 15_000_000, counts: 'added' }],
  service: { on: '2026-11-20', at: '2026-11-20T09:00:00.000Z', how: 'by-hand', place: 'Malam Sani' },
  bill: { reference: 'KDKYEV14BSWYXGHA', amountKobo: 15_000_000, status: 'unpaid' },
};

async function open(path: string, endpoint: Endpoint, answer: object, language: 'en' | 'ha' = 'en') {
  await openSession({ token: 't', roles: ['Corporate'], user: { email: 'hotel@example.ng' } });
  const asked = new RegExp(`/api/v1${endpoint.path.replace(':id', '[^/]+')}$`);
  return renderArea(area, path, {
    language,
    fetch: async (input) =>
      asked.test(new URL(String(input)).pathname)
        ? Response.json(endpoint.response.parse(answer))
        : new Response(null, { status: 404 }),
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
}

it('lists what is to be done with its days, and what has ended apart', async () => {
  const { container } = await open('/user/cases', listOwnCases, { cases: [row, over] });
  const toDo = within(await screen.findByRole('region', { name: 'To be done' }));
  expect(toDo.getByText('Consumption tax, October 2026')).toBeDefined();
  expect(
    toDo.getByText('Day 9 of 31. The last day is 21 Dec 2026. It was moved there from a day of rest.'),
  ).toBeDefined();
  expect(toDo.getByRole('link', { name: /ASM-2026-00000012/ }).getAttribute('href')).toBe(
    `/user/cases/assessments/${id}`,
  );
  expect(toDo.queryByText(/ASM-2026-00000007/)).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Ended' })).getByText('Withdrawn')).toBeDefined();
  await expectAccessible(container);
});

it('says that nothing was served, in Hausa', async () => {
  await open('/user/cases', listOwnCases, { cases: [] }, 'ha');
  expect(await screen.findByText(/Ba a isar maka da komai ba/)).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Sun ƙare' })).toBeNull();
});

it('an assessment says why, how it was worked out, and what to do by when: pay, file or object', async () => {
  const { container } = await open(`/user/cases/assessments/${id}`, getOwnAssessment, served);
  expect(await screen.findByRole('heading', { level: 1, name: 'Assessment ASM-2026-00000012' })).toBeDefined();
  expect(screen.getByText('No return came in for October')).toBeDefined();
  expect(screen.getByText(/You may object in writing until the last day/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Pay ₦150,000.00' }).getAttribute('href')).toBe(
    '/user/payment_summary?billReference=KDKYEV14BSWYXGHA',
  );
  expect(screen.getByRole('link', { name: 'File the return' }).getAttribute('href')).toBe(
    '/user/returns/consumption-tax/2026-10',
  );
  expect(screen.getByText(/Malam Sani/)).toBeDefined();
  await expectAccessible(container);
});

it('one that is final offers neither a return nor an objection any more', async () => {
  await open(`/user/cases/assessments/${id}`, getOwnAssessment, { ...served, standing: 'final', clock: null });
  expect(await screen.findByText(/Nobody objected in time/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'File the return' })).toBeNull();
  expect(screen.queryByText(/You may object/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Pay ₦150,000.00' })).toBeDefined();
});
