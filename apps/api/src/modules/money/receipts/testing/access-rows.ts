import { attemptCalls } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { anybody, reportReaders, taxpayer } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const receiptsAccessRows = {
  'POST /bills/mails': reportReaders,
  'POST /receipts/mails': anybody,
  'GET /receipts/rrr': anybody,
  'GET /bills/document': anybody,
  'GET /account/attempts/:id/statement': { ...taxpayer, as: 'Individual', objects: () => attemptCalls('/statement') },
  'GET /receipts/keys': anybody,
  'GET /receipts/voids': anybody,
  'GET /receipts/verification': anybody,
  'GET /receipts/attempt-statements/verification': anybody,
} satisfies AccessRows;
