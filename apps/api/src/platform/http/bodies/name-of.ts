import type { Endpoint } from '@portal/contracts';

/** `PUT /paye/draft`: what an endpoint is called where a function cannot go along. */
export function nameOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`;
}
