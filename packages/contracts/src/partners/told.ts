import * as z from 'zod/mini';

/**
 * Says what a field of the partners' interface means, with an example: the OpenAPI document and the reference page print both. The schema
 * that was given stays as it was, so that a field shared with other domains gets no words of ours.
 */
export function told<S extends z.ZodMiniType>(schema: S, description: string, example?: unknown): S {
  return schema.check(z.meta({ description, ...(example !== undefined && { examples: [example] }) })) as S;
}
