import { getInterfaceFigures, getPartnerRequest, kobo, partnerRequestReport } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { refusedWith } from '@portal/workspace/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { area } from './area.tsx';

const id = '019aa000-0000-7000-8000-0000000000a1';
const at = '2026-11-23T08:14:00.000Z';
const call = getPartnerRequest.response.parse({
  ...{ id, requestId: 'from-partner-1', at, method: 'POST', path: '/bills', status: 422, code: 'tsp.head-not-allowed' },
  ...{ tookMs: 6, keyName: 'Till server', engineCode: 'SAVANNA-02', address: '192.0.2.1', isAgain: false },
  ...{ externalReference: 'INV-1', sent: '{"a":"•••"}', sentBytes: 11, answered: '{"cut', answeredBytes: 9_000 },
});
const figures = getInterfaceFigures.response.parse({
  ...{ asOf: at, mode: 'live', period: { minDate: '2026-10-25', maxDate: '2026-11-23' } },
  calls: { all: 900, refused: 30, failed: 2, medianMs: 31 },
  errors: [{ code: 'tsp.head-not-allowed', count: 27 }],
  webhooks: [{ id, url: 'https://told.example/in', state: 'active', arrived: 39, waiting: 1, givenUp: 0 }],
  keysEnding: [
    { ...{ id, name: 'Till server', beginning: 'kdr_live_AbCd1234_' }, engineCode: 'SAVANNA-02', expiresAt: at },
  ],
  payout: { valueDate: '2026-11-24', amountKobo: kobo(500_000), payments: 2 },
});

const listed = partnerRequestReport.list.response.parse({
  data: [
    {
      ...{ id, at, call: 'POST /bills', externalReference: 'INV-1', tookMs: 6, answer: '422' },
      ...{ code: 'tsp.head-not-allowed', key: 'Till server', engineCode: 'SAVANNA-02', requestId: 'from-partner-1' },
      ...{ address: '192.0.2.1', outcome: 'refused' },
    },
  ],
  ...{ totalRecords: 1, isBounded: false, pageSize: 50, after: null, before: null, totals: { failed: 1 } },
  ...{ period: { minDate: '2026-10-25', maxDate: '2026-11-23' }, asOf: at },
});

async function open(path: string, language: 'en' | 'ha' = 'en') {
  const fetch = vi.fn<typeof globalThis.fetch>(async (input) => {
    const of = new URL(String(input)).pathname.replace('/api/v1', '');
    if (of === '/expert-system/interface-figures') return Response.json(figures);
    if (of === '/reports/partner-requests') return Response.json(listed);
    if (of === `/expert-system/requests/${id}`) return Response.json(call);
    return refusedWith('service.unavailable');
  });
  return renderArea(area, path, { fetch, language, wrap: (children) => <TestTheme>{children}</TestTheme> });
}

it('says of the interface how calls ended and in which days, and each figure opens its rows', async () => {
  await open('/expert-system');
  const strip = within(await screen.findByRole('region', { name: 'Interface' }, { timeout: 15_000 }));
  expect(await strip.findByText(/live: 25 Oct 2026 – 23 Nov 2026/)).toBeDefined();
  const leadsTo = (name: RegExp) => strip.getByRole('link', { name }).getAttribute('href');
  const days = 'minDate=2026-10-25&maxDate=2026-11-23';
  expect(leadsTo(/^Calls: 900 calls/)).toBe(`/expert-system/requests?${days}`);
  expect(leadsTo(/^Calls refused: 30 calls/)).toBe(`/expert-system/requests?${days}&status=refused`);
  expect(leadsTo(/^Calls that failed here: 2 calls/)).toBe(`/expert-system/requests?${days}&status=failed`);
  expect(leadsTo(/^Next payout: 2 payments/)).toBe(
    '/expert-system/settlement-reports?minDate=2026-11-24&maxDate=2026-11-24&status=awaited',
  );
  const errors = within(screen.getByRole('region', { name: /^Errors by code/ }));
  expect(errors.getByRole('link', { name: '27 calls' }).getAttribute('href')).toBe(
    `/expert-system/requests?${days}&criteria=tsp.head-not-allowed`,
  );
  const addresses = within(screen.getByRole('region', { name: 'Last 40 events of each address' }));
  expect(addresses.getByText('some did not arrive')).toBeDefined();
  const keys = within(screen.getByRole('region', { name: 'Keys that end within 30 days' }));
  expect(keys.getByText('ends on 23 Nov 2026')).toBeDefined();
}, 60_000);

it('shows of a call what was sent and answered, and where its error is explained', async () => {
  const user = userEvent.setup();
  await open(`/expert-system/requests?record=${id}`);
  expect(await screen.findByText(/"a": "•••"/, undefined, { timeout: 15_000 })).toBeDefined();
  expect(screen.getByRole('link', { name: 'What to do about it' }).getAttribute('href')).toBe(
    '/developers#tsp.head-not-allowed',
  );
  await user.click(screen.getByRole('tab', { name: 'Answered' }));
  expect(await screen.findByText('{"cut')).toBeDefined();
  expect(screen.getByText(/in all 9000 bytes/)).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'About the call' }));
  expect(await screen.findByText('Till server')).toBeDefined();
}, 60_000);

it('speaks Hausa', async () => {
  await open('/expert-system', 'ha');
  expect(await screen.findByRole('region', { name: 'Haɗin na’ura' }, { timeout: 15_000 })).toBeDefined();
}, 60_000);
