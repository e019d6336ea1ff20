import { kobo, type ShareDispute, type ShareMonth, type ShareTerm, shareLineReport } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { refusedWith } from '@portal/workspace/testing';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { area } from './area.tsx';

configure({ asyncUtilTimeout: 15_000 });
const id = '019aa000-0000-7000-8000-0000000000a1';
const month: ShareMonth = {
  ...{ id, subject: 'partner:1', subjectName: '', month: '2026-10-01', lines: 2, earnedKobo: kobo(20_000) },
  ...{ takenBackKobo: kobo(30_000), grossKobo: -10_000, withheldBasisPoints: 500, withheldKobo: -500, netKobo: -9_500 },
  state: 'approved',
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
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const of = new URL(String(input)).pathname.replace('/api/v1', '');
    if (of === '/shares/statements/own') return Response.json([month]);
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
  expect(screen.getByRole('link', { name: 'Lines: 2' }).getAttribute('href')).toBe(
    '/expert-system/settlement-reports/shares?minDate=2026-10-01&maxDate=2026-10-31',
  );
  expect(await screen.findByText('Stamp duty')).toBeDefined();
  expect(screen.getByText(/₦70.00 a payment/)).toBeDefined();
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
  expect(await screen.findByText('An amince')).toBeDefined();
}, 60_000);
