import type { FieldProblem } from '@portal/ui';
import { draftOf } from '@portal/ui/forms';
import { type ChangeEvent, useEffect, useId, useMemo, useState } from 'react';

type Values<F extends string> = Readonly<Record<F, string>>;
type Words<F extends string> = { readonly [K in F]?: string | undefined };

/** What was typed, as it is sent; or, for fields at fault, what is wrong in words. */
export type Parsed<F extends string, T> =
  | { readonly kind: 'complete'; readonly value: T }
  | { readonly kind: 'wrong'; readonly problems: Words<F> };

export interface DraftFormOptions<F extends string, T> {
  /** Under which it is kept; without one nothing is. */
  readonly draftKey?: string | undefined;
  /** Every field, in the order of the screen. */
  readonly initial: Values<F>;
  /** Fields that never stay on the device, such as a NIN. */
  readonly notKept?: readonly NoInfer<F>[];
  readonly parse: (values: Values<NoInfer<F>>) => Parsed<NoInfer<F>, T>;
}

/**
 * A form of text fields. What is typed is kept for the tab, so that neither a reload nor a failed call takes it away. Problems
 * appear when the form is checked and go as soon as their field changes.
 */
export function useDraftForm<const F extends string, T>({
  draftKey,
  initial,
  notKept = [],
  parse,
}: DraftFormOptions<F, T>) {
  const prefix = useId();
  const draft = useMemo(() => (draftKey === undefined ? undefined : draftOf(draftKey)), [draftKey]);
  const [begun] = useState(initial);
  const [values, setValues] = useState<Values<F>>(initial);
  const [problems, setProblems] = useState<Readonly<Record<string, string | undefined>>>({});
  const fields = Object.keys(initial) as F[];

  // After the first drawing: the page came with its HTML, and the server knows no draft. What was typed meanwhile stays.
  useEffect(() => {
    const kept = draft?.read() ?? {};
    setValues((typed) => {
      const merged = Object.entries<string>(typed).map(([field, value]) => [
        field,
        value === begun[field as F] ? (kept[field] ?? value) : value,
      ]);
      return Object.fromEntries(merged);
    });
  }, [draft, begun]);

  function set(field: F, value: string) {
    const changed = { ...values, [field]: value };
    setValues(changed);
    setProblems(({ [field as string]: _, ...others }) => others);
    draft?.keep(
      Object.fromEntries(fields.filter((each) => !notKept.includes(each)).map((each) => [each, changed[each]])),
    );
  }

  const idOf = (field: F) => `${prefix}${field}`;

  return {
    values,
    set,
    field: (name: F) => ({
      id: idOf(name),
      value: values[name],
      error: problems[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
        set(name, event.currentTarget.value),
    }),
    idOf,
    /** For the summary above the form, in the order of the screen. */
    summary: fields.flatMap((field): FieldProblem[] => {
      const message = problems[field];
      return message ? [{ fieldId: idOf(field), message }] : [];
    }),
    /** What is sent, or nothing and every problem shown. */
    check(): T | undefined {
      const parsed = parse(values);
      setProblems(parsed.kind === 'wrong' ? parsed.problems : {});
      return parsed.kind === 'complete' ? parsed.value : undefined;
    },
    /** What the server says about fields. */
    refuse: (words: Words<F>) => setProblems(words),
    /** Everything at once, for something that is edited again; by itself the form begins anew and what was kept goes. */
    reset(to: Values<F> = initial) {
      setValues(to);
      setProblems({});
      draft?.forget();
    },
  };
}

interface Issue {
  readonly path: readonly PropertyKey[];
}

interface Schema<T> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

/** Judged by the contract's own rule, so that what passes here is not refused there; said in the screen's words. */
export function parsedBy<F extends string, T>(
  schema: Schema<T>,
  candidate: unknown,
  fields: readonly F[],
  words: (field: F) => string,
): Parsed<F, T> {
  const parsed = schema.safeParse(candidate);
  if (parsed.success) return { kind: 'complete', value: parsed.data };
  const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  const problems: Partial<Record<F, string>> = {};
  for (const field of fields) if (wrong.has(field)) problems[field] = words(field);
  return { kind: 'wrong', problems };
}
