import { type IdGenerator, RandomIdGenerator } from '@opentelemetry/sdk-trace';

export interface RequestTraceIds extends IdGenerator {
  /** A trace that begins inside of `begin` is named after this request, when its id has the form. */
  readonly named: <T>(requestId: string, begin: () => T) => T;
}

const none = /^0+$/;

/** A request's id is a UUID unless a proxy in front gave another; without its dashes it is a trace's id, so one finds the other. */
export function requestTraceIds(): RequestTraceIds {
  const random = new RandomIdGenerator();
  let next: string | undefined;
  return {
    generateSpanId: () => random.generateSpanId(),
    generateTraceId: () => next ?? random.generateTraceId(),
    named(requestId, begin) {
      const id = requestId.replaceAll('-', '').toLowerCase();
      next = /^[\da-f]{32}$/.test(id) && !none.test(id) ? id : undefined;
      try {
        return begin();
      } finally {
        next = undefined;
      }
    },
  };
}
