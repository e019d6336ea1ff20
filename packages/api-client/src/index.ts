export { ApiClientContext, useApiClient } from './api-client-context.tsx';
export { ApiError, ConnectionError, isFinal, messageFrom } from './api-error.ts';
export { type ApiClient, type ApiClientOptions, addressOf, createApiClient } from './create-api-client.ts';
export type { Patience } from './patience.ts';
export { problemOf } from './problem-of.ts';
export type { SendProgress } from './send-with-progress.ts';
export { within } from './within.ts';
