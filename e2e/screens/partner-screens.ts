import type { Page } from '@playwright/test';
import { getInterfaceFigures, getPartnerRequest, kobo, partnerRequestReport } from '@portal/contracts';
import { answersTo, goesOnTo, type SignedInScreen, titled } from './screen.ts';

const uuid = (n: number) => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const at = '2026-11-27T08:41:52.000Z';
const period = { minDate: '2026-10-29', maxDate: '2026-11-27' };

const calls = Array.from({ length: 24 }, (_, n) => {
  const isRefused = n % 5 === 1;
  return {
    ...{ id: uuid(500 - n), at, call: n % 3 === 2 ? 'GET /revenue-heads' : 'POST /bills' },
    ...{ externalReference: n % 3 === 2 ? null : `clinic-${118_842 - n}`, tookMs: 4 + ((n * 7) % 40) },
    ...{ answer: isRefused ? '422' : '201', code: isRefused ? 'tsp.head-not-allowed' : null },
    ...{ key: 'Till server', engineCode: 'CLINIC-01', requestId: uuid(700 + n), address: '192.0.2.12' },
    outcome: isRefused ? 'refused' : n % 7 === 3 ? 'again' : 'answered',
  };
});

async function showsLog(page: Page): Promise<void> {
  await answersTo(page, getPartnerRequest, {
    ...{ id: uuid(499), requestId: uuid(701), at, method: 'POST', path: '/bills', status: 422, tookMs: 11 },
    ...{ code: 'tsp.head-not-allowed', keyName: 'Till server', engineCode: 'CLINIC-01', address: '192.0.2.12' },
    ...{ externalReference: 'clinic-118841', isAgain: false, sentBytes: 131, answeredBytes: 420 },
    sent: '{"externalReference":"clinic-118841","taxpayer":{"tpui":"•••"},"lines":[{"revenueHeadCode":"12020777","amountKobo":450000}]}',
    answered: '{"status":422,"code":"tsp.head-not-allowed","detail":"You may not bill this revenue head"}',
  });
  await answersTo(page, partnerRequestReport.list, {
    ...{ data: calls, totalRecords: 24, isBounded: false, pageSize: 50, after: null, before: null },
    ...{ totals: { failed: 5 }, period, asOf: at },
  });
  await goesOnTo(page, `/expert-system/requests?record=${uuid(499)}`);
  await titled(page, 'Request log');
}

async function showsFigures(page: Page): Promise<void> {
  await answersTo(page, getInterfaceFigures, {
    ...{ asOf: at, mode: 'live', period, calls: { all: 18_204, refused: 164, failed: 2, medianMs: 31 } },
    errors: [
      { code: 'tsp.head-not-allowed', count: 40 },
      { code: 'bill.already-paid', count: 5 },
    ],
    webhooks: [
      { id: uuid(900), url: 'https://clinic.example/hooks', state: 'active', arrived: 40, waiting: 0, givenUp: 0 },
      { id: uuid(901), url: 'https://ledger.clinic.example/in', state: 'paused', arrived: 26, waiting: 14, givenUp: 0 },
    ],
    keysEnding: [
      {
        ...{ id: uuid(902), name: 'Till server', beginning: 'kdr_live_AbCd1234_' },
        engineCode: 'CLINIC-01',
        expiresAt: at,
      },
    ],
    payout: { valueDate: '2026-11-30', amountKobo: kobo(11_824_000), payments: 31 },
  });
  await goesOnTo(page, '/expert-system');
  await page.getByText('tsp.head-not-allowed').waitFor();
}

const from = { role: 'Expert System', path: '/expert-system/settings' } as const;

/** Calls of machines and how the interface works; in the demonstration no machine calls. */
export const partnerScreens: readonly SignedInScreen[] = [
  { ...from, name: 'expert system, request log', prepare: showsLog },
  { ...from, name: 'expert system, figures of the interface', prepare: showsFigures },
];
