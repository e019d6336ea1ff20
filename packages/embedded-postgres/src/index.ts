export { removePostgresData } from './data-folder.ts';
export { endWithStarter } from './end-with-starter.ts';
export { PostgresStartError } from './postgres-start-error.ts';
export { type PostgresOptions, type RunningPostgres, startPostgres } from './start-postgres.ts';
