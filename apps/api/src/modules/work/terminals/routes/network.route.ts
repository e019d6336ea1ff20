import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { addDays, dayOf } from '../../../../platform/clock/lagos-day.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { type RawRequest, serveRaw } from '../../../../platform/http/serve-raw.ts';
import { isSignedByPos, posSignatureHeader } from '../../../money/payments/index.ts';
import { lookUp } from '../application/look-up.ts';
import { keepLines, workOutCloses } from '../data/closes.repository.ts';
import { slipOf } from '../data/rules.repository.ts';
import { receiptSlip } from '../receipt-slip.ts';
import type { TerminalsDeps } from '../terminals-deps.ts';

const serial = z.string().min(4).max(30);
const orderId = z.string().min(6).max(50);
const question = z.object({
  serial,
  reference: z.string().min(6).max(40),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
const slip = z.object({ serial, orderId });
const mostLines = 2_000;
const batch = z.object({
  serial,
  day: z.iso.date(),
  lines: z
    .array(
      z.object({
        orderId,
        amountKobo: z.int().positive(),
        channel: z.enum(['card', 'transfer']),
        paidAt: z.iso.datetime({ offset: true }),
        number: z.int().min(0).max(99_999_999),
      }),
    )
    .max(mostLines),
});
/** A line of a batch has some 150 bytes. */
const largestBatchBytes = mostLines * 256;

/**
 * What the network of terminals sends: questions about bills, batches of a day, wishes for a receipt. Signed over the bytes as they came;
 * nothing of it is believed about money.
 */
export function networkRoutes(app: FastifyInstance, deps: TerminalsDeps): void {
  const { db, clock, posWebhookSecret, serviceName, portalOrigin, terminalPayments } = deps;
  const read = <Schema extends z.ZodType>(schema: Schema, { headers, body }: RawRequest): z.output<Schema> => {
    if (!isSignedByPos(body, headers[posSignatureHeader], posWebhookSecret))
      throw new BusinessError('terminal.not-signed');
    const parsed = schema.safeParse(jsonOf(body));
    if (!parsed.success) throw new BusinessError('request.invalid');
    return parsed.data;
  };

  serveRaw(app, { method: 'POST', path: '/terminals/network/look-ups' }, async (request) => {
    const {
      billReference,
      description,
      amountKobo,
      orderId: merchantReference,
      payerName,
    } = await lookUp(deps, read(question, request));
    const answer = {
      merchantReference,
      amount: amountKobo,
      currency: '566',
      billReference,
      description,
      payer: inPart(payerName),
    };
    return { status: 200, contentType: 'application/json; charset=utf-8', body: JSON.stringify(answer) };
  });

  serveRaw(
    app,
    { method: 'POST', path: '/terminals/network/batches', bodyLimit: largestBatchBytes },
    async (request) => {
      const { lines, day, ...of } = read(batch, request);
      const now = clock.now();
      const today = dayOf(now);
      const dated = lines.map((line) => ({ ...line, serial: of.serial, paidAt: new Date(line.paidAt) }));
      if (day > today || dated.some(({ paidAt }) => paidAt > now)) throw new BusinessError('request.invalid');
      const kept = { source: 'batch', day, isWhole: true, lines: dated, at: now, serial: of.serial } as const;
      const { added, unknown } = await keepLines(db, kept);
      if (unknown.length > 0) throw new BusinessError('terminal.not-found');
      if (added.length > 0) await terminalPayments.wake(added);
      await workOutCloses(db, { from: addDays(day, -1), to: day, today });
      return { status: 200 };
    },
  );

  serveRaw(app, { method: 'POST', path: '/terminals/network/receipts' }, async (request) => {
    const asked = read(slip, request);
    const found = await db.transaction((tx) => slipOf(tx, asked.serial, asked.orderId));
    if (!found) throw new BusinessError('terminal.receipt-not-found');
    const body = receiptSlip({ ...found, serviceName, portalOrigin });
    return { status: 200, contentType: 'text/plain; charset=utf-8', body };
  });
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Enough to see that it is the right bill: whoever stands at a terminal need not be whom it is of. */
function inPart(name: string): string {
  return name.replace(/(\S)\S*/g, '$1***');
}
