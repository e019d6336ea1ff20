import { ApiError, messageFrom } from '@portal/api-client';
import { useMutation } from '@portal/platform/query';
import { type FieldProblem, showToast } from '@portal/ui';
import { useForm } from '@portal/ui/forms';
import { type ChangeEvent, type FocusEvent, type FormEvent, useId, useRef, useState } from 'react';
import { candidateOf, type InitialOf, type Kinds, type NameOf, typedOf, valueAt } from './kinds.ts';
import { useFormMessages } from './messages/use-form-messages.ts';
import { problemsOf, type Schema } from './problems.ts';

export interface ContractFormOptions<K extends Kinds, T, A> {
  /** Every field, in the order of the screen. */
  readonly kinds: K;
  /** Of the endpoint's body: what passes here is not refused there. */
  readonly schema: Schema<T>;
  /** Of every field; those of a list's entries by their own name. */
  readonly labels: { readonly [P in keyof K]: string } & { readonly [inner: string]: string };
  readonly initial?: InitialOf<K>;
  /** Said in place of the contract's words when a field is at fault; a field that is empty is "required" without them. */
  readonly words?: { readonly [P in NameOf<K>]?: string };
  /** What is added to what was typed, or put in another order, before it is judged and sent. */
  readonly shape?: (candidate: Record<string, unknown>) => unknown;
  /** Paths of the body that are typed in a field of another name. */
  readonly aliases?: { readonly [path: string]: NameOf<K> };
  readonly save: (body: T) => Promise<A>;
  /** What is said when it is done; nothing is, without it. */
  readonly done?: string | ((answer: A, body: T) => string);
  readonly onDone?: (answer: A, body: T) => void;
  /** What is said when it fails and the server gives no words. */
  readonly failed?: string;
  /** At which field a refusal that names none belongs. */
  readonly fieldOf?: (error: ApiError) => { readonly [P in NameOf<K>]?: string };
}

/** The properties of a text field, select, day or amount. */
export interface Entry {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (change: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement> | string) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * A form of what an endpoint takes. A field's problem appears when it was changed and left, or when the form is sent, and goes as
 * soon as the field changes; what the server refuses stands at its field. Sent once at a time; nothing typed is lost by a failure.
 */
export function useContractForm<const K extends Kinds, T, A>(options: ContractFormOptions<K, T, A>) {
  const { kinds, schema, labels, words = {}, shape, aliases = {}, save, done, onDone, failed, fieldOf } = options;
  type Name = NameOf<K>;
  const messages = useFormMessages();
  const prefix = useId();
  const [told, setTold] = useState<{ readonly tries: number; readonly problems: readonly FieldProblem[] }>({
    tries: 0,
    problems: [],
  });
  // Read by what guards the way out, which asks before the next drawing.
  const isSettled = useRef(false);
  const idOf = (name: string) => `${prefix}${name}`;
  const labelOf = (name: string) => (labels as Readonly<Record<string, string>>)[name.split('.').at(-1) ?? ''] ?? '';

  const form = useForm<Record<string, unknown>>({
    mode: 'controlled',
    initialValues: typedOf(kinds, options.initial),
    validate: (typed) => parse(typed).problems,
    onValuesChange: () => {
      isSettled.current = false;
    },
  });

  function parse(typed: Record<string, unknown>) {
    const candidate = candidateOf(kinds, typed);
    const parsed = schema.safeParse(shape ? shape(candidate) : candidate);
    if (parsed.success) return { problems: {}, body: parsed.data };
    const said = (path: string, issue: string) => (words as Record<string, string>)[path] ?? issue;
    return { problems: problemsOf(parsed.error.issues, typed, messages, said, aliases) };
  }

  const named = (problems: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(problems).map(([path, said]) => [aliases[path] ?? path, said]));

  function tell(problems: Readonly<Record<string, unknown>>, otherwise: string) {
    const at = placesOf(kinds, form.getValues());
    const wrong = at.filter((path) => problems[path]);
    const said: FieldProblem[] = wrong.map((path) => {
      const label = labelOf(path);
      return { fieldId: idOf(path), ...(label && { label }), message: String(problems[path]) };
    });
    // A refusal of something that is no field here is still said.
    const others = Object.keys(problems).filter((path) => problems[path] && !at.includes(path));
    said.push(...others.map((path) => ({ message: String(problems[path]) })));
    if (said.length === 0) said.push({ message: otherwise });
    setTold(({ tries }) => ({ tries: tries + 1, problems: said }));
  }

  const saving = useMutation({
    mutationFn: save,
    onSuccess(answer, body) {
      isSettled.current = true;
      form.resetDirty();
      setTold(({ tries }) => ({ tries, problems: [] }));
      if (done !== undefined)
        showToast({ kind: 'success', message: typeof done === 'string' ? done : done(answer, body) });
      onDone?.(answer, body);
    },
    onError(error) {
      const own = error instanceof ApiError ? { ...fieldOf?.(error), ...named(error.fieldErrors) } : {};
      form.setErrors(own);
      tell(own, messageFrom(error, failed ?? messages.failed));
    },
  });

  return {
    messages,
    /** Whether something typed would be lost. Ask it at the moment of leaving. */
    hasUnsaved: () => !isSettled.current && form.isDirty(),
    isDirty: form.isDirty(),
    isSaving: saving.isPending,
    summary: told.problems,
    /** As the summary's `key`: each try takes the focus there again. */
    tries: told.tries,
    value: (name: Name): string => String(valueAt(form.values, name) ?? ''),
    set: (name: Name, value: string) => form.setFieldValue(name as string, value),
    field(name: Name): Entry {
      return {
        id: idOf(name),
        label: labelOf(name),
        value: String(valueAt(form.values, name) ?? ''),
        error: form.errors[name] as string | undefined,
        onChange: (change) =>
          form.setFieldValue(name as string, typeof change === 'string' ? change : change.currentTarget.value),
        // Leaving a field nobody has typed in says nothing, nor does leaving it for a button: what moves under a finger is missed.
        onBlur({ relatedTarget }) {
          if (relatedTarget instanceof Element && relatedTarget.closest('button, a')) return;
          if (form.isDirty(name) && !form.errors[name]) form.validateField(name as string);
        },
      };
    },
    /** Of a `switch`. */
    check(name: Name) {
      return {
        id: idOf(name),
        label: labelOf(name),
        checked: valueAt(form.values, name) === true,
        error: form.errors[name] as string | undefined,
        onChange: (event: ChangeEvent<HTMLInputElement>) =>
          form.setFieldValue(name as string, event.currentTarget.checked),
      };
    },
    /** Of `files`. */
    files(name: Name) {
      return {
        id: idOf(name),
        label: labelOf(name),
        files: (valueAt(form.values, name) ?? []) as readonly File[],
        error: form.errors[name] as string | undefined,
        onChange: (files: readonly File[]) => form.setFieldValue(name as string, [...files]),
      };
    },
    /** Of a list. */
    rows(name: keyof K & string) {
      const kind = kinds[name];
      return {
        id: idOf(name),
        legend: labelOf(name),
        count: ((valueAt(form.values, name) ?? []) as readonly unknown[]).length,
        error: form.errors[name] as string | undefined,
        onAdd: () => form.insertListItem(name as string, (typeof kind === 'object' ? typedOf(kind[0]) : {}) as never),
        onRemove: (index: number) => form.removeListItem(name, index),
      };
    },
    onSubmit(event: FormEvent) {
      event.preventDefault();
      if (saving.isPending) return;
      const parsed = parse(form.getValues());
      form.setErrors(parsed.problems);
      if (!('body' in parsed)) {
        tell(parsed.problems, messages.failed);
        return;
      }
      setTold(({ tries }) => ({ tries, problems: [] }));
      saving.mutate(parsed.body as T);
    },
    reset() {
      form.reset();
      setTold(({ tries }) => ({ tries, problems: [] }));
    },
  };
}

export type ContractFormState = Pick<
  ReturnType<typeof useContractForm<Kinds, unknown, unknown>>,
  'hasUnsaved' | 'isDirty' | 'isSaving' | 'summary' | 'tries' | 'onSubmit' | 'messages'
>;

/** Every field there is now, in the order of the screen. */
function placesOf(kinds: Kinds, typed: Readonly<Record<string, unknown>>, before = ''): readonly string[] {
  return Object.entries(kinds).flatMap(([name, kind]) => {
    const path = `${before}${name}`;
    if (typeof kind === 'string') return [path];
    const entries = typed[name] as readonly Record<string, unknown>[];
    return [path, ...entries.flatMap((entry, index) => placesOf(kind[0], entry, `${path}.${index}.`))];
  });
}
