import type { Schema } from './problems.ts';

/** A schema whose part `within` is typed in fields of its own: what is wrong with `text.en` is told at the field `en`. */
export function inFields<T>(schema: Schema<T>, within: string): Schema<T> {
  return {
    safeParse(value) {
      const parsed = schema.safeParse(value);
      if (parsed.success) return parsed;
      const issues = parsed.error.issues.map(({ path, message }) => ({
        path: path.length > 1 && path[0] === within ? path.slice(1) : path,
        message,
      }));
      return { success: false, error: { issues } };
    },
  };
}
