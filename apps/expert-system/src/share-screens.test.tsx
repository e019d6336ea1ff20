import {
  kobo,
  type OwnShareAccount,
  type ShareDispute,
  type ShareMonth,
  type ShareTerm,
  shareLineReport,
} from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { refusedWith } from '@portal/workspace/testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { area } from './area.tsx';

configure({ asyncUtilTimeout: 15_000 });
const id = '019aa000-0000-7000-8000-0000000000a1';
const month: ShareMonth = {
  ...{ id, subject: 'partner:1', subjectName: '', month: '2026-10-01', lines: 2, earnedKobo: kobo(20_000) },
  ...{ takenBackKobo: kobo(30_000), grossKobo: -10_000, withheldBasisPoints: 500, withheldKobo: -500, netKobo: -9_500 },
  ...{ state: 'approved', payment: { state: 'carried', amountKobo: kobo(0), paidOn: null, cameBack: null } },
};
const paid: ShareMonth = {
  ...{ ...month, id: '019aa000-0000-7000-8000-0000000000a2', month: '2026-09-01', netKobo: 42_750 },
  payment: { state: 'paid', amountKobo: kobo(42_750), paidOn: '2026-10-14', cameBack: null },
};
const back: ShareMonth = {
  ...{ ...month, id: '019aa000-0000-7000-8000-0000000000a3', month: '2026-08-01', netKobo: 10_000 },
  payment: { state: 'payable', amountKobo: kobo(10_000), paidOn: null, cameBack: 'The account is closed' },
};
const term: ShareTerm = {
  ...{ id, party: 'partner', subjectName: '', headCode: '12010102', head: 'Stamp duty', basisPoints: null },
  ...{ flatKobo: kobo(7_000), capKobo: null, validFrom: '2026-01-01', validUntil: '2026-12-31' },
};
const listed = shareLineReport.list.response.parse({
  data: [
    {
      ...{ id, billReference: 'KDJZ05XHT5GMEJ14', bookedOn: '2026-10-12', paidOn: '2026-10-10', head: null },
      ...{
        subject: 'partner:1',
        rate: '1.50 %',
        baseKobo: 100_000,
        shareKobo: 1_500,
        dispute: 'none',
        status: 'accrued',
      },
    },
  ],
  ...{ totalRecords: 1, isBounded: false, pageSize: 50, after: null, before: null, totals: { shareKobo: 1_500 } },
  ...{ period: { minDate: '2026-10-01', maxDate: '2026-10-31' }, asOf: '2026-11-01T08:00:00.000Z' },
});

async function open(path: string, language: 'en' | 'ha' = 'en') {
  const disputes: ShareDispute[] = [];
  const sent: unknown[] = [];
  const account: OwnShareAccount = { onRecord: null, waiting: null };
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const of = new URL(String(input)).pathname.replace('/api/v1', '');
    if (of === '/shares/statements/own') return Response.json([month, paid, back]);
    if (of === '/shares/account/own') {
      if (init?.method === 'PUT') {
        sent.push(JSON.parse(String(init.body)));
        account.waiting = {
          bankCode: '011',
          bankName: 'First Bank of Nigeria',
          accountName: 'Savanna Pay',
          accountLast4: '4579',
        };
      }
      return Response.json(account);
    }
    if (of === '/shares/terms/own') return Response.json([term]);
    if (of === '/shares/disputes/own') return Response.json(disputes);
    if (of === '/reports/share-lines') return Response.json(listed);
    if (of === `/shares/lines/${id}/disputes`) {
      sent.push(JSON.parse(String(init?.body)));
      const about = { id, lineId: id, subjectName: '', billReference: 'KDJZ05XHT5GMEJ14', shareKobo: 1_500 };
      const raised = { raisedAt: '2026-11-01T08:00:00.000Z', answer: null, answeredAt: null };
      disputes.push({ ...about, ...raised, text: 'Two per cent was agreed' });
      return Response.json({ id });
    }
    return refusedWith('service.unavailable');
  });
  await renderArea(area, path, {
    fetch,
    language,
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
  });
  return sent;
}

it('shows months with what went back and the rows they follow from, each month opening its lines', async () => {
  await open('/expert-system/settlement-reports/statements');
  expect(await screen.findByText(/−₦95.00/)).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Lines: 2' })[0]?.getAttribute('href')).toBe(
    '/expert-system/settlement-reports/shares?minDate=2026-10-01&maxDate=2026-10-31',
  );
  expect(await screen.findByText('Stamp duty')).toBeDefined();
  expect(screen.getByText(/₦70.00 a payment/)).toBeDefined();
}, 60_000);

it('says what became of each month: set off, paid and when, or why the bank gave it back', async () => {
  await open('/expert-system/settlement-reports/statements');
  expect(await screen.findByText('Set off against the next statements')).toBeDefined();
  expect(screen.getByText(/^Paid on .*2026: ₦427.50$/)).toBeDefined();
  expect(screen.getByText('To be paid: ₦100.00 · The bank gave it back: The account is closed')).toBeDefined();
}, 60_000);

it('says that nothing is paid without an account, and takes the one that is named', async () => {
  const user = userEvent.setup();
  const sent = await open('/expert-system/settlement-reports/statements');
  expect(await screen.findByText(/^There is none yet/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Name an account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Name an account' }));
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Bank: Choose' }));
  await user.click(await screen.findByRole('option', { name: 'First Bank of Nigeria' }));
  await user.type(dialog.getByRole('textbox', { name: 'Account number' }), '0000014579');
  await user.type(dialog.getByRole('textbox', { name: 'Name on the account' }), 'Savanna Pay');
  await user.click(dialog.getByRole('button', { name: 'Name an account' }));
  expect(await screen.findByText(/^Waits for approval/)).toBeDefined();
  expect(sent).toEqual([{ bankCode: '011', accountNumber: '0000014579', accountName: 'Savanna Pay' }]);
}, 60_000);

it('takes a dispute of a line, and shows that it waits for an answer', async () => {
  const user = userEvent.setup();
  const sent = await open(`/expert-system/settlement-reports/shares?record=${id}`);
  await user.type(await screen.findByRole('textbox', { name: 'What is wrong with it' }), 'Two per cent was agreed');
  await user.click(screen.getByRole('button', { name: 'Dispute this line' }));
  expect(await screen.findByText('Waits for an answer')).toBeDefined();
  expect(sent).toEqual([{ text: 'Two per cent was agreed' }]);
  expect(screen.queryByRole('button', { name: 'Dispute this line' })).toBeNull();
}, 60_000);

it('speaks Hausa', async () => {
  await open('/expert-system/settlement-reports/statements', 'ha');
  expect((await screen.findAllByText('An amince')).length).toBe(3);
  expect(screen.getByText('Za a rama a bayanai na gaba')).toBeDefined();
}, 60_000);
