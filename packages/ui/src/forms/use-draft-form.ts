import { useForm } from '@mantine/form';
import { type ChangeEvent, type FocusEvent, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import type { FieldProblem } from '../feedback/error-summary.tsx';
import { type Draft, draftOf } from './draft.ts';
import type { Parsed } from './parsed.ts';

type Values<F extends string> = Readonly<Record<F, string>>;

export interface DraftFormOptions<F extends string, T> {
  /** Under which it is kept for the tab; without one nothing is. */
  readonly draftKey?: string | undefined;
  /** Every field, in the order of the screen. */
  readonly initial: Values<F>;
  /** Fields that never stay on the device, such as a NIN. */
  readonly notKept?: readonly NoInfer<F>[];
  readonly parse: (values: Values<NoInfer<F>>) => Parsed<NoInfer<F>, T>;
  /** Uncontrolled: a key press draws one field and not the whole form. Worth it where there are many; their inputs need `keyOf`. */
  readonly mode?: 'controlled' | 'uncontrolled';
  /** Names a field in the summary where its message alone does not say which one it is. */
  readonly labelOf?: (field: NoInfer<F>) => string;
  /** A person has changed something. */
  readonly onTyped?: (field: NoInfer<F>) => void;
}

/** The properties of a field's input. */
export interface DraftField {
  readonly id: string;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly error?: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * A form of text fields. What is typed is kept for the tab, so that neither a reload nor a failed call takes it away. A field's
 * problem appears when it was changed and left, or when the form is sent, and goes as soon as the field changes; the summary
 * stays as it was said until the next try, so that nothing moves under whoever is mending it.
 */
export function useDraftForm<const F extends string, T>(options: DraftFormOptions<F, T>) {
  const { draftKey, initial, notKept = [], parse, mode = 'controlled', labelOf, onTyped } = options;
  const prefix = useId();
  const draft = useMemo(() => (draftKey === undefined ? undefined : draftOf(draftKey)), [draftKey]);
  const [told, setTold] = useState<{ readonly tries: number; readonly problems: readonly FieldProblem[] }>({
    tries: 0,
    problems: [],
  });
  const fields = Object.keys(initial) as F[];
  const keptFields = fields.filter((field) => !notKept.includes(field));
  const idOf = (field: F) => `${prefix}${field}`;

  const form = useForm<Record<string, string>>({
    mode,
    initialValues: initial,
    validate(values) {
      const parsed = parse(values as Values<F>);
      return parsed.kind === 'wrong' ? { ...parsed.problems } : {};
    },
    onValuesChange: (values) =>
      draft?.keep(Object.fromEntries(keptFields.map((field) => [field, values[field] ?? '']))),
  });

  const restore = useEffectEvent((from: Draft) => {
    const kept = from.read();
    const typed = form.getValues();
    // What was emptied is filled anew; what was typed meanwhile stays.
    const lost = keptFields.filter(
      (field) => kept[field] && kept[field] !== typed[field] && typed[field] === initial[field],
    );
    if (lost.length > 0) form.setValues(Object.fromEntries(lost.map((field) => [field, kept[field] ?? ''])));
  });

  // After the first drawing: the page came with its HTML, and the server knows no draft.
  useEffect(() => {
    if (draft) restore(draft);
  }, [draft]);

  function tell(words: Readonly<Record<string, unknown>>, otherwise?: string): F | undefined {
    const wrong = fields.filter((field) => words[field]);
    const problems = wrong.map((field) => ({
      fieldId: idOf(field),
      ...(labelOf && { label: labelOf(field) }),
      message: String(words[field]),
    }));
    const said = problems.length === 0 && otherwise ? [{ message: otherwise }] : problems;
    setTold(({ tries }) => ({ tries: tries + 1, problems: said }));
    return wrong[0];
  }

  return {
    /** As drawn; in an uncontrolled form only `getValues` has what was typed since. */
    values: form.values as Values<F>,
    getValues: () => form.getValues() as Values<F>,
    set(field: F, value: string) {
      onTyped?.(field);
      form.setFieldValue(field as string, value);
    },
    field(name: F): DraftField {
      const { value, defaultValue, error, onChange } = form.getInputProps(name);
      return {
        id: idOf(name),
        ...(mode === 'controlled' ? { value } : { defaultValue }),
        error,
        onChange(event) {
          onTyped?.(name);
          onChange(event);
        },
        // A message that pushes the page down under a finger makes it miss: leaving a field nobody has typed in says nothing,
        // nor does leaving it for a button.
        onBlur({ relatedTarget }) {
          if (relatedTarget?.closest('button, a')) return;
          if (form.isDirty(name) && !form.errors[name]) form.validateField(name);
        },
      };
    },
    keyOf: (field: F) => form.key(field),
    idOf,
    focus: (field: F) => document.getElementById(idOf(field))?.focus(),
    /** For the summary above the form, in the order of the screen. */
    summary: told.problems,
    /** As the summary's `key`: each try takes the focus there again. */
    tries: told.tries,
    /** Hands on what is sent; or shows every problem, and names the first field at fault. */
    onSubmit: (onComplete: (value: T) => void, onWrong?: (first: F) => void) =>
      form.onSubmit(
        (values) => {
          setTold(({ tries }) => ({ tries, problems: [] }));
          const parsed = parse(values as Values<F>);
          if (parsed.kind === 'complete') onComplete(parsed.value);
        },
        (errors) => {
          const first = tell(errors);
          if (first) onWrong?.(first);
        },
      ),
    /** Why it was not done: at the fields the server names, else in one sentence of the summary. Answers the first of the fields. */
    refuse(words: Readonly<Record<string, string | undefined>>, otherwise?: string): F | undefined {
      const known = Object.fromEntries(fields.map((field) => [field, words[field]]));
      form.setErrors(known);
      return tell(known, otherwise);
    },
    /** Begins anew, and what was kept goes. */
    reset() {
      form.reset();
      setTold(({ tries }) => ({ tries, problems: [] }));
      draft?.forget();
    },
  };
}
