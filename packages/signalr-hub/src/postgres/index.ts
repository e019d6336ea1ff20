export {
  createPostgresBackplane,
  type PostgresBackplane,
  type PostgresBackplaneOptions,
  type PostgresClient,
  type PostgresNotification,
} from './backplane.ts';
