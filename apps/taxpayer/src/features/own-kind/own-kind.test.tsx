import { closeSession, openSession } from '@portal/auth';
import { answering } from '@portal/auth/testing';
import {
  type AccountSummary,
  accountSummarySchema,
  getAgentRegistration,
  getAgentReview,
  getPayeYear,
  getWithholdingYear,
  lagosDay,
  listClients,
} from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { area } from '../../area.tsx';

const none = { kobo: 0, count: 0 };
const summary: AccountSummary = accountSummarySchema.parse({
  ...{ due: none, payable: none, overdue: none, underReview: none, paidThisYear: none, bills: 1, nextDay: null },
  ...{ deadlines: [], receipts: [], attempts: [], asOf: '2026-11-23T08:00:00.000Z' },
});
const fee = { amountKobo: 1_000_000, isIllustrative: false, billReference: null };
const client = {
  ...{ id: '0199a1f0-0000-7000-8000-000000000001', name: 'Kasuwa Ltd', tpui: 'KD-1', kind: 'agent' },
  ...{ rights: ['see'], since: '2026-11-02T09:00:00.000Z' },
};
const month = lagosDay(Date.now()).slice(0, 7);

async function open(role: string, answers: Parameters<typeof answering>[0]) {
  await openSession({ token: 't', roles: [role], user: { email: 'amina@example.ng' } });
  const network = answering({ 'GET /account/summary': () => Response.json(summary), ...answers });
  await renderArea(area, '/user/dashboard', {
    fetch: network.fetch,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  await screen.findByRole('heading', { name: 'You owe nothing' });
  return network;
}
const agent = (status: string, review: object | null = null) => ({
  'GET /agent-registration': () => Response.json(getAgentRegistration.response.parse({ status, documents: [], fee })),
  'GET /agent-registration/review': () => Response.json(getAgentReview.response.parse({ review })),
  'GET /clients': () => Response.json(listClients.response.parse([client])),
});

beforeEach(async () => {
  sessionStorage.clear();
  await closeSession();
});

it('tells an agent what is missing, and for whom they may act', async () => {
  await open('Agent', agent('documents-required'));
  const card = within(await screen.findByRole('region', { name: 'Your work as an agent' }));
  expect(card.getByRole('link', { name: 'Hand in your documents' }).getAttribute('href')).toBe('/uploads');
  expect(await card.findByText(/Clients you may act for: 1/)).toBeDefined();
});

it('shows an approved agent until when the card is good', async () => {
  const card = {
    ...{ code: 'KA7Q4M2X9TBC', name: 'Sabo', validUntil: '2027-11-01', isSuspended: false },
    verificationUrl: 'https://portal.example/agent-network',
  };
  await open('Agent', agent('complete', { state: 'approved', since: '2026-11-01T09:00:00.000Z', reason: null, card }));
  expect(await screen.findByText(/Your card is good until .*2027/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Show my card' })).toBeDefined();
});

it('tells an employer which month is to be filed next', async () => {
  const overview = getPayeYear.response.parse({
    year: Number(month.slice(0, 4)),
    months: [
      {
        month,
        dueOn: `${month}-28`,
        state: 'not-filed',
        ...{ isLate: false, filedLateDays: 0, paidLateDays: 0, isNil: false },
        isOpen: true,
        isAmended: false,
        openQueries: 2,
        employees: 0,
        dueKobo: 0,
      },
    ],
  });
  const withheld = getWithholdingYear.response.parse({
    year: Number(month.slice(0, 4)),
    months: [
      {
        ...{ month, dueOn: `${month}-28`, state: 'draft', isLate: true, isOpen: true, isAmended: false },
        ...{ payments: 2, dueKobo: 10_000, filedLateDays: 0, paidLateDays: 0 },
      },
    ],
  });
  await open('Corporate', {
    'GET /paye/year': () => Response.json(overview),
    'GET /withholding/year': () => Response.json(withheld),
  });
  const card = within(await screen.findByRole('region', { name: 'PAYE of your people' }));
  expect(card.getByText(/To file next/)).toBeDefined();
  expect(card.getByText(/^Annual return of .*31 Jan/)).toBeDefined();
  const others = within(await screen.findByRole('region', { name: 'Tax you withhold from others' }));
  expect(others.getByText(/late since/)).toBeDefined();
  expect(card.getByText(/to answer: 2$/)).toBeDefined();
  expect(card.getByRole('link', { name: 'Open the PAYE manager' }).getAttribute('href')).toContain(month);
});

it('asks nothing more for a person, nor while one acts for a client', async () => {
  const person = await open('Individual', {});
  expect(person.sent.map(({ call }) => call)).not.toContain('GET /paye/year');
});

it('leaves the agent’s own affairs out while they act for a client', async () => {
  sessionStorage.setItem('pay_kd_acting_for', JSON.stringify({ id: client.id, name: client.name, tpui: client.tpui }));
  const network = await open('Agent', agent('complete'));
  expect(screen.queryByRole('region', { name: 'Your work as an agent' })).toBeNull();
  expect(network.sent.map(({ call }) => call)).not.toContain('GET /agent-registration');
});
