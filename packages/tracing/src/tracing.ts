import type { FastifyInstance } from 'fastify';

export interface TracingOptions {
  /** Base address of an OTLP/HTTP collector (`OTEL_EXPORTER_OTLP_ENDPOINT`); nothing is traced without one. */
  readonly endpoint: string | undefined;
  /** As traces name this process. */
  readonly serviceName: string;
  /** Whether this process hears from browsers, whose claims about traces are not believed. */
  readonly isEdge: boolean;
}

/** A trace of its own for work that no call waits for. The work learns its id, for its log lines. */
export type FollowWork = (name: string, work: (traceId?: string) => Promise<void>) => Promise<void>;

/** What one request or one piece of work took, across processes. */
export interface Tracing {
  /** A span for every call that this server answers; its log lines carry the id of the trace. Before all other hooks and routes. */
  readonly followCalls: (app: FastifyInstance) => void;
  readonly followWork: FollowWork;
  /** Sends what is left. */
  readonly stop: () => Promise<void>;
}
