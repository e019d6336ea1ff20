export { type Binaries, installBinaries } from './binaries.ts';
export { removePostgresData } from './data-folder.ts';
export { endWithStarter } from './end-with-starter.ts';
export { PostgresStartError } from './postgres-start-error.ts';
export type { BackupSource } from './replication/fill-from-backup.ts';
export {
  type Recovered,
  RecoveryEndedEarly,
  type RecoveryOptions,
  recoverCluster,
} from './replication/recover-cluster.ts';
export { type RunningStandby, type StandbyOptions, startStandby } from './replication/start-standby.ts';
export { type BackupStream, streamBaseBackup } from './replication/stream-base-backup.ts';
export { type BaseBackupOptions, takeBaseBackup } from './replication/take-base-backup.ts';
export { type ServerIdentity, serverIdentity } from './server-identity.ts';
export { type PostgresOptions, type RunningPostgres, startPostgres } from './start-postgres.ts';
