import type { Tracing, TracingOptions } from './tracing.ts';

/** Traces when there is a collector to tell. The libraries are loaded then and only then: a start without one pays nothing. */
export async function startTracing(options: TracingOptions): Promise<Tracing | undefined> {
  if (!options.endpoint) return undefined;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry({ ...options, endpoint: options.endpoint });
}
