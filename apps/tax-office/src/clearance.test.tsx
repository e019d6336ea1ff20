import { closeSession, openSession } from '@portal/auth';
import { answering } from '@portal/auth/testing';
import {
  type ClearanceDetail,
  type ClearanceRevocation,
  clearanceDetailSchema,
  clearanceReport,
  clearanceRevocationSchema,
  type Role,
} from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { clearToasts, ToastArea } from '@portal/ui';
import { expectAccessible, TestTheme } from '@portal/ui/testing';
import { aCase, aCaseItem, pageOf } from '@portal/workspace/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { area } from './area.tsx';

configure({ asyncUtilTimeout: 30_000 });

const id = '0199a1f0-0000-7000-8000-000000000001';
const statement = id.replace(/1$/, '2');
const root = '/tax-area-office/taxpayer-reports/clearance';
const number = 'TC0123456789ABCD';
const detail: ClearanceDetail = clearanceDetailSchema.parse({
  ...{ id, number: 'TCA-2026-00000001', state: 'waiting', years: [2023, 2024, 2025], day: 11, lastDay: '2026-12-07' },
  ...{ askedAt: '2026-11-23T08:00:00.000Z', personReasons: ['filed-on-paper'], reasons: null, cure: null },
  ...{ endedAt: null, certificateNumber: null, payer: 'Halima Danjuma Sani', tpui: 'KD-0412-0000-31', office: 'Zaria' },
  eligibility: {
    ...{ asOf: '2026-11-23T13:02:00.000Z', answer: 'person', personReasons: ['filed-on-paper'], rests: [] },
    years: [
      { year: 2023, state: 'person', basis: 'paper', amountKobo: 0 },
      { year: 2024, state: 'clear', basis: 'return', amountKobo: 0 },
      { year: 2025, state: 'blocked', basis: 'return', amountKobo: 1_240_000 },
    ],
    blockers: [
      {
        ...{ key: 'bill:1', kind: 'bill-unpaid', words: { en: 'A levy is not paid', ha: 'Ba a biya ba' }, year: 2025 },
        ...{ period: null, amountKobo: 1_240_000, billReference: 'KD7Q4M2X9TBC1VWZ', revenueHead: 'A levy' },
        ...{ dueOn: '2026-01-31', otherActions: [] },
        action: { kind: 'pay-bill', words: { en: 'Pay', ha: 'Biya' }, path: '/user/invoices' },
      },
    ],
  },
  figures: [
    {
      ...{ year: 2024, basis: 'return', incomeKobo: 120_000_000, taxKobo: 2_000_000, paidKobo: 2_000_000 },
      ...{ outstandingKobo: 0, restsKobo: 0 },
    },
  ],
  statements: [
    {
      ...{ id: statement, year: 2023, kind: 'filed-on-paper', text: 'At the old office', incomeKobo: 60_000_000 },
      ...{ taxKobo: 1_200_000, proof: { id: statement, name: 'paper.jpg', size: 9 }, state: 'stated', reason: null },
      statedAt: '2026-11-23T08:00:00.000Z',
    },
  ],
  ...{ preparation: null, isInConflict: false, caseVersion: 1 },
});
const prepared: ClearanceDetail = {
  ...{ ...detail, state: 'prepared', caseVersion: 2 },
  preparation: {
    ...{ advice: 'issue', text: 'The paper is genuine', accepted: [statement], by: 'Ladi Officer' },
    at: '2026-11-24T09:00:00.000Z',
  },
};
const issued: ClearanceDetail = { ...prepared, state: 'issued', day: null, certificateNumber: number, caseVersion: 3 };
const revocation: ClearanceRevocation = clearanceRevocationSchema.parse({
  ...{ id, certificate: number, payer: 'Halima Danjuma Sani', state: 'proposed', reason: 'The paper was forged' },
  ...{ proposedBy: 'Musa Manager', proposedAt: '2026-11-25T09:00:00.000Z', decidedBy: null, decisionReason: null },
  caseVersion: 1,
});
const list = {
  ...{ period: null, asOf: '2026-11-23T08:42:00.000Z', isBounded: false, totalRecords: 1, pageSize: 50 },
  ...{ after: null, before: null, totals: { blockedKobo: 1_240_000 } },
  data: [
    {
      ...{ id, number: detail.number, payer: detail.payer, tpui: detail.tpui, taxOffice: 'Zaria', years: '2023–2025' },
      ...{ askedOn: '2026-11-23', day: 11, lastDay: '2026-12-07', blockers: 1, blockedKobo: 1_240_000 },
      ...{ certificate: null, checks: 0, endedOn: null, status: 'waiting' },
    },
  ],
};
async function open(role: Role, path: string, answers: Parameters<typeof answering>[0], language: 'en' | 'ha' = 'en') {
  await openSession({ token: 't', roles: [role], user: { email: 'somebody@staff.test' } });
  const network = answering({
    [`GET ${clearanceReport.list.path}`]: () => Response.json(clearanceReport.list.response.parse(list)),
    ...answers,
  });
  const view = await renderArea(area, path, {
    ...{ fetch: network.fetch, language },
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
  });
  return { ...network, ...view };
}
const reading = (one: ClearanceDetail) => ({ [`GET /clearance/applications/${id}`]: () => Response.json(one) });
const buttons = async () =>
  within(await screen.findByRole('region', { name: 'Next' }))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

beforeEach(async () => {
  clearToasts();
  await closeSession();
});

describe('an application', () => {
  it('is a row of a tab of the register, with its day and what blocks it', async () => {
    await open('Tax Officer', root, {});
    expect((await screen.findAllByText('Halima Danjuma Sani')).length).toBeGreaterThan(0);
    const tabs = within(screen.getByRole('navigation', { name: 'Taxpayer Report' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Register', 'Tax clearance', 'Revocations']);
  });

  it('shows its day with a warning, what was judged, and what was said with its paper', async () => {
    const { container } = await open('Tax Officer', `${root}?record=${id}`, reading(detail));
    expect(await screen.findByText(/^Day 11 of 14\. Undecided on/)).toBeDefined();
    expect(screen.getByText('A year filed or paid outside the portal')).toBeDefined();
    const years = within(screen.getByRole('table', { name: 'The years, as judged now' })).getAllByRole('row');
    expect(years.slice(1).map(({ textContent }) => textContent)).toEqual([
      '2023Filed on paper––––',
      '2024Filed₦1,200,000.00₦20,000.00₦20,000.00₦0.00',
      '2025Filed––––',
    ]);
    expect(
      within(screen.getByRole('region', { name: 'What is in the way' })).getByText(/A levy is not paid/),
    ).toBeDefined();
    expect(screen.getByText(/2023: Filed on paper\. At the old office\. Income ₦600,000\.00/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Look at the paper: paper.jpg' })).toBeDefined();
    await expectAccessible(container);
  });

  it('is prepared with what is accepted, and nothing is sent without a reason', async () => {
    const network = await open('Tax Officer', `${root}?record=${id}`, {
      ...reading(detail),
      [`POST /clearance/applications/${id}/preparation`]: () => Response.json(prepared),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Prepare' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Prepare' }));
    expect((await dialog.findAllByText('Field is required')).length).toBeGreaterThan(0);
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Accept: 2023, Filed on paper' }));
    fireEvent.change(dialog.getByRole('combobox', { name: 'Advice' }), { target: { value: 'issue' } });
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'The paper is genuine' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Prepare' }));
    await waitFor(() =>
      expect(network.sent).toContainEqual(
        expect.objectContaining({
          call: `POST /clearance/applications/${id}/preparation`,
          body: { caseVersion: 1, advice: 'issue', text: 'The paper is genuine', accepted: [statement] },
        }),
      ),
    );
  });

  it.each([
    ['Tax Officer', detail, ['Prepare']],
    ['Tax Officer', prepared, []],
    ['Tax Office Manager', prepared, ['Issue', 'Refuse']],
    ['Tax Office Manager', { ...prepared, state: 'overdue-prepared' }, []],
    ['Tax Office Director', { ...prepared, state: 'overdue-prepared' }, ['Issue', 'Refuse']],
    ['Tax Officer', issued, []],
    ['Tax Office Manager', issued, ['Propose to revoke it']],
  ] as const)('%s may do with it what the law says (%#)', async (role, application, acts) => {
    await open(role, `${root}?record=${id}`, reading(application));
    expect(await buttons()).toEqual(acts);
  });

  it('nobody decides where they have a conflict', async () => {
    await open('Tax Office Manager', `${root}?record=${id}`, reading({ ...prepared, isInConflict: true }));
    expect(await screen.findByText(/you have declared a conflict/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Issue' })).toBeNull();
  });

  it('is refused with reasons and what would cure them', async () => {
    const network = await open('Tax Office Manager', `${root}?record=${id}`, {
      ...reading(prepared),
      [`POST /clearance/applications/${id}/decision`]: () => Response.json({ ...prepared, state: 'refused' }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Refuse' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/^Reasons/), { target: { value: 'The paper is of another person' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect((await dialog.findAllByText('Field is required')).length).toBeGreaterThan(0);
    expect(network.sent.some(({ call }) => call.endsWith('/decision'))).toBe(false);
    fireEvent.change(dialog.getByLabelText(/^What would cure it/), { target: { value: 'Bring the receipt of 2023' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    await waitFor(() =>
      expect(network.sent).toContainEqual(
        expect.objectContaining({
          body: {
            ...{ outcome: 'refuse', caseVersion: 2, reasons: 'The paper is of another person' },
            cure: 'Bring the receipt of 2023',
          },
        }),
      ),
    );
  });

  it('is issued by a second person', async () => {
    const network = await open('Tax Office Manager', `${root}?record=${id}`, {
      ...reading(prepared),
      [`POST /clearance/applications/${id}/decision`]: () => Response.json(issued),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Issue' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Issue' }));
    await waitFor(() =>
      expect(network.sent).toContainEqual(expect.objectContaining({ body: { outcome: 'issue', caseVersion: 2 } })),
    );
  });

  it('that is not there says so, in Hausa too', async () => {
    await open('Tax Officer', `${root}?record=${id}`, {}, 'ha');
    expect(await screen.findByText('Ba a iya karanta buƙatar ba.')).toBeDefined();
  });
});

describe('a revocation', () => {
  const item = aCaseItem(2, {
    ...{ kind: 'clearance-revocation', state: 'proposed', subject: `clearance-revocation:${id}`, reference: number },
    deadline: null,
  });
  const desk = {
    'GET /work': () => Response.json(pageOf([item])),
    [`GET /work/${item.id}`]: () => Response.json(aCase(item)),
    [`GET /clearance/revocations/${id}`]: () => Response.json(revocation),
  };

  it('is decided by a Director, with a reason', async () => {
    const network = await open('Tax Office Director', `${root}/revocations?record=${item.id}`, {
      ...desk,
      [`POST /clearance/revocations/${id}/decision`]: () => Response.json({ ...revocation, state: 'revoked' }),
    });
    expect(await screen.findByText('The paper was forged')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Revoke' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'As the printer confirms' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() =>
      expect(network.sent).toContainEqual(
        expect.objectContaining({
          call: `POST /clearance/revocations/${id}/decision`,
          body: { caseVersion: 1, outcome: 'revoke', reason: 'As the printer confirms' },
        }),
      ),
    );
  });

  it('is read, not decided, by who proposed it', async () => {
    await open('Tax Office Manager', `${root}/revocations?record=${item.id}`, {
      ...desk,
    });
    expect(await screen.findByText('The paper was forged')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Revoke' })).toBeNull();
  });

  it('is proposed by a Manager, with a reason', async () => {
    const network = await open('Tax Office Manager', `${root}?record=${id}`, {
      ...reading(issued),
      [`POST /clearance/certificates/${number}/revocation`]: () => Response.json(revocation),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Propose to revoke it' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Why it should be revoked'), { target: { value: 'The paper was forged' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Propose to revoke it' }));
    await waitFor(() =>
      expect(network.sent).toContainEqual(expect.objectContaining({ body: { reason: 'The paper was forged' } })),
    );
  });
});
