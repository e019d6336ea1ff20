import type { ServiceRecord } from './service-record.ts';

/** What the last look saw, as Prometheus reads it. A part of which nobody can say has no line. */
export function serviceFigures({ now }: Pick<ServiceRecord, 'now'>): string {
  return [
    '# HELP gateway_service_works 1 when this gateway saw that part of the service work, 0 when not',
    '# TYPE gateway_service_works gauge',
    ...Object.entries(now?.works ?? {}).map(
      ([part, works]) => `gateway_service_works{part="${part}"} ${works ? 1 : 0}`,
    ),
    '',
  ].join('\n');
}
