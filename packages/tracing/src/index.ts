export { startTracing } from './start-tracing.ts';
export type { FollowWork, Tracing, TracingOptions } from './tracing.ts';
