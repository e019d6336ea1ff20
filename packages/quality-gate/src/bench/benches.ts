import type { BenchRow } from './bench-row.ts';
import { hubRows } from './hub-rows.ts';

export interface Bench {
  readonly name: string;
  /** Below the repository's root. */
  readonly file: string;
  /** For a bench that only prints. */
  readonly rowsOf?: (output: string) => readonly BenchRow[];
}

/** In the order in which they run. A bench lies beside what it measures. */
export const benches: readonly Bench[] = [
  { name: 'before-paint', file: 'e2e/bench/before-paint.bench.ts' },
  { name: 'largest-paint', file: 'e2e/bench/largest-paint.bench.ts' },
  { name: 'federation', file: 'e2e/bench/federation.bench.ts' },
  { name: 'journey', file: 'e2e/bench/journey.bench.ts' },
  { name: 'calculator', file: 'e2e/bench/calculator.bench.ts' },
  { name: 'public-pages', file: 'e2e/bench/public-pages.bench.ts' },
  { name: 'confirm-payment', file: 'apps/api/bench/confirm-payment.bench.ts' },
  { name: 'money-rush', file: 'apps/api/bench/money-rush.bench.ts' },
  { name: 'capacity', file: 'apps/api/bench/capacity.bench.ts' },
  { name: 'settlement', file: 'apps/api/bench/settlement.bench.ts' },
  { name: 'taxpayer-import', file: 'apps/api/bench/taxpayer-import.bench.ts' },
  { name: 'reminders', file: 'apps/api/bench/reminders.bench.ts' },
  { name: 'reports', file: 'apps/api/bench/reports.bench.ts' },
  { name: 'exports', file: 'apps/api/bench/exports.bench.ts' },
  { name: 'paye', file: 'apps/api/bench/paye.bench.ts' },
  { name: 'random-years', file: 'apps/api/bench/random-years.bench.ts' },
  { name: 'schedule-on-device', file: 'e2e/bench/schedule-on-device.bench.ts' },
  { name: 'bill-lookup', file: 'e2e/bench/bill-lookup.bench.ts' },
  { name: 'clearance', file: 'e2e/bench/clearance.bench.ts' },
  { name: 'clearance-eligibility', file: 'apps/api/bench/clearance-eligibility.bench.ts' },
  { name: 'session-check', file: 'apps/api/bench/session-check.bench.ts' },
  { name: 'password-hashing', file: 'apps/api/bench/password-hashing.bench.ts' },
  { name: 'sign-in-rush', file: 'e2e/bench/sign-in-rush.bench.ts' },
  { name: 'attack', file: 'e2e/bench/attack.bench.ts' },
  { name: 'due-day', file: 'e2e/bench/due-day.bench.ts' },
  { name: 'popup', file: 'e2e/bench/popup.bench.ts' },
  { name: 'hub', file: 'packages/signalr-hub/bench/hub.bench.ts', rowsOf: hubRows },
  { name: 'notification', file: 'e2e/bench/notification.bench.ts' },
  { name: 'publish', file: 'e2e/bench/publish.bench.ts' },
  { name: 'second-start', file: 'e2e/bench/second-start.bench.ts' },
];
