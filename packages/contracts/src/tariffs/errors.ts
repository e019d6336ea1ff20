import type { ErrorPart } from '../error-part.ts';

export const tariffsErrors = {
  'tariff.not-found': { status: 404, message: 'There is no such tariff' },
  'tariff.waits': {
    status: 409,
    message: 'A proposal for this revenue head waits for a decision already. Take it back first',
  },
  'tariff.too-late': {
    status: 409,
    message: 'A tariff counts from tomorrow at the earliest: bills of today were reckoned by the other one',
  },
  'tariff.overlaps': { status: 409, message: 'Another tariff of this revenue head counts from that day or later' },
} as const satisfies ErrorPart;
