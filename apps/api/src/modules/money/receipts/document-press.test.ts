import type { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DocumentPressOptions } from '../../ground/papers/index.ts';

// Threads load the real one; whoever draws on this thread fails.
vi.mock('pdfkit', () => {
  throw new Error('documents are not made on the thread that answers calls');
});
vi.mock('fontkit', () => {
  throw new Error('fonts are not read on the thread that answers calls');
});

// Files share what they import: what one of them has drawn with is forgotten here, or the lines above would hold nothing.
vi.resetModules();
const { BusinessError } = await import('../../../platform/http/business-error.ts');
const { createLogger } = await import('../../../platform/logging/create-logger.ts');
const { givenBill } = await import('../../../testing/given.ts');
const { createTestDatabase } = await import('../../../testing/test-database.ts');
const { anOpenBill } = await import('../../../testing/an-open-bill.ts');
const { issuer, startReceipts } = await import('./testing/receipts-test-app.ts');
const { createDocumentPress } = await import('../../ground/papers/index.ts');

const { db } = await createTestDatabase();
const log = createLogger({ level: 'silent' });
const request = { format: 'a4', language: 'en', printedAt: new Date('2026-11-21T08:00:00Z'), issuer } as const;

function givenPress(options: Omit<DocumentPressOptions, 'log'>) {
  const press = createDocumentPress({ log, ...options });
  onTestFinished(() => press.close());
  return press;
}

describe('the press', () => {
  it('leaves the thread of calls alone: a look-up is answered while twenty documents are made', async () => {
    const { get } = await startReceipts(db);
    const bill = await givenBill(db);
    const finished: string[] = [];
    const documents = Array.from({ length: 20 }, async () => {
      const { statusCode, rawPayload } = await get('/bills/document', { billReference: bill.reference });
      finished.push('document');
      return [statusCode, rawPayload.subarray(0, 5).toString()];
    });
    const lookUp = get('/receipts/verification', { ref: bill.reference }).then(({ statusCode }) => {
      finished.push('look-up');
      return statusCode;
    });
    expect(await lookUp).toBe(200);
    expect(await Promise.all(documents)).toEqual(Array.from({ length: 20 }, () => [200, '%PDF-']));
    expect(finished.at(-1)).toBe('document');
  });

  it('takes as many as may wait, and makes all of those', async () => {
    const press = givenPress({ threads: 1, mostWaiting: 3 });
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => press.print(anOpenBill(), request)));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(results.length - refused.length).toBeGreaterThanOrEqual(3);
    expect(refused.length).toBeGreaterThanOrEqual(8);
    for (const { reason } of refused) {
      expect(reason).toBeInstanceOf(BusinessError);
      expect(reason).toMatchObject({ code: 'service.unavailable', retryAfterSeconds: 3 });
    }
    expect((await press.print(anOpenBill(), request)).length).toBeGreaterThan(1_000);
  });

  it('goes on after a document that cannot be made', async () => {
    const press = givenPress({ threads: 1 });
    const never = { ...request, printedAt: new Date(Number.NaN) };
    await expect(press.print(anOpenBill(), never)).rejects.toThrow(RangeError);
    expect((await press.print(anOpenBill(), request)).length).toBeGreaterThan(1_000);
  });

  it('gives up what is being made when it is closed, and leaves no thread', async () => {
    const threads: Worker[] = [];
    const remember = (thread: Worker) => void threads.push(thread);
    process.on('worker', remember);
    onTestFinished(() => void process.off('worker', remember));
    const press = createDocumentPress({ log, threads: 1 });
    const printing = press.print(anOpenBill(), request).catch(() => 'given up');
    await press.close();
    expect(await printing).toBe('given up');
    // A thread that has ended has the id -1.
    expect(threads.map(({ threadId }) => threadId)).toEqual([-1]);
  });
});
