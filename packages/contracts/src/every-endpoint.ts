import type { Endpoint } from './endpoint.ts';
import * as contracts from './index.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'response' in value;
}

/** Every operation of the contract, those of reports included: for documentation and tests, which must leave none out. */
export const everyEndpoint: readonly Endpoint[] = [
  ...Object.values<unknown>(contracts).filter(isEndpoint),
  ...contracts.reports.flatMap(({ list, totalsOf }) => [list, totalsOf]),
];
