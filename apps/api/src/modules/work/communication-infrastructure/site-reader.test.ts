import { describe, expect, it, onTestFinished, vi } from 'vitest';

// Threads load the real one; whoever reads a file on this thread fails.
vi.mock('@portal/spreadsheets', () => {
  throw new Error('files are not read on the thread that answers calls');
});
vi.resetModules();
const { BusinessError } = await import('../../../platform/http/business-error.ts');
const { createLogger } = await import('../../../platform/logging/create-logger.ts');
const { createTestDatabase } = await import('../../../testing/test-database.ts');
const { createSiteReader } = await import('./site-reader.ts');
const { startCommunicationInfrastructure } = await import('./testing/communication-infrastructure-test-app.ts');

const { db } = await createTestDatabase();
const areas = new Map([[9, 'Kaduna North']]);
const csv = 'kind,name,lga,place,height_m,power\nmast,KAD-1,Kaduna North,Rimi,45 m,grid\n';

function givenReader() {
  const reader = createSiteReader(createLogger({ level: 'silent' }));
  onTestFinished(() => reader.close());
  return reader;
}

describe('files that strangers load', () => {
  it('are read beside the thread that answers calls', async () => {
    const { call } = await startCommunicationInfrastructure(db);
    const loaded = await call('POST', '/imports', { body: { csv } });
    expect(loaded.statusCode).toBe(200);
    expect(loaded.json()).toMatchObject({ sites: [{ name: 'KAD-1', heightMetres: 45 }], problems: [] });
  });

  it('are refused for a cell that is longer than any honest one', async () => {
    const reader = givenReader();
    const cell = `1${' '.repeat(190_000)}x`;
    const read = await reader.run({ csv: csv.replace('45 m', cell), areas, rowsMax: 500 });
    expect(read).toEqual({ kind: 'unreadable' });
  });

  it('wait in a queue that ends', async () => {
    const reader = givenReader();
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, () => reader.run({ csv, areas, rowsMax: 500 })),
    );
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused.length).toBeGreaterThanOrEqual(30);
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(BusinessError);
      expect(reason).toMatchObject({ code: 'service.unavailable' });
    }
  });
});
