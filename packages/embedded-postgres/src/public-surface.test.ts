import { expect, it } from 'vitest';

it('exports exactly this', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toMatchInlineSnapshot(`
    [
      "PostgresStartError",
      "RecoveryEndedEarly",
      "endWithStarter",
      "installBinaries",
      "recoverCluster",
      "removePostgresData",
      "serverIdentity",
      "startPostgres",
      "startStandby",
      "streamBaseBackup",
      "takeBaseBackup",
    ]
  `);
});
