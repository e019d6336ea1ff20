import type { BillStatus } from '@portal/contracts';
import type { Sign } from '../lists/table/status-sign.tsx';

/** One shape and one tone for each state of a bill, wherever staff see it. */
export const billSigns: Readonly<Record<BillStatus, Sign>> = {
  unpaid: { shape: 'ring', tone: 'quiet' },
  'part-paid': { shape: 'half', tone: 'info' },
  paid: { shape: 'tick', tone: 'good' },
  'under-review': { shape: 'eye', tone: 'warning' },
  expired: { shape: 'clock', tone: 'quiet' },
  cancelled: { shape: 'cross', tone: 'quiet' },
  void: { shape: 'undone', tone: 'danger' },
};
