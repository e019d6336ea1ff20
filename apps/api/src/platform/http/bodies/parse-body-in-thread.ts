import { partnerBasePath, partnerOperations } from '@portal/contracts';
import { everyEndpoint } from '@portal/contracts/every-endpoint';
import parseJson from 'secure-json-parse';
import * as z from 'zod/mini';
import { type FieldErrors, fieldErrorsOf } from '../field-errors.ts';
import { nameOf } from './name-of.ts';

export interface BodyOrder {
  /** `PUT /paye/draft`. */
  readonly endpoint: string;
  readonly bytes: Uint8Array;
}

export type ParsedBody =
  | { readonly kind: 'parsed'; readonly value: unknown }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'invalid'; readonly fieldErrors: FieldErrors };

z.config(z.locales.en());

const schemas = new Map([
  ...everyEndpoint.map((endpoint) => [nameOf(endpoint), endpoint.body] as const),
  ...partnerOperations.map(
    ({ method, path, body }) => [nameOf({ method, path: `${partnerBasePath}${path}` }), body] as const,
  ),
]);

/** What a thread for large bodies does: parsing and the contract's checks, so that the main thread gets what is right, or few words. */
export function parseBodyInThread({ endpoint, bytes }: BodyOrder): ParsedBody {
  const schema = schemas.get(endpoint);
  if (!schema) throw new Error(`${endpoint} takes no body`);
  let body: unknown;
  try {
    body = parseJson(new TextDecoder().decode(bytes));
  } catch {
    return { kind: 'malformed' };
  }
  const { success, data, error } = schema.safeParse(body);
  if (success) return { kind: 'parsed', value: data };
  const wrong = error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  return { kind: 'invalid', fieldErrors: fieldErrorsOf(wrong) };
}
