import { type ChangeEvent, type FocusEvent, useCallback, useId, useRef, useState } from 'react';

type Values<K extends string> = Readonly<Record<K, string>>;
/** What is wrong with a field, in words, or nothing. */
export type Rule<K extends string> = (value: string, values: Values<K>) => string | undefined;

export interface FieldProps {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * The few fields of signing in: a message appears once its field was touched, that is, changed and left, or sent. (Leaving a
 * field that nobody has typed in, or for a button, says nothing: a message that pushes the page down under a finger makes it miss.)
 */
export function useFields<const K extends string>(rules: Readonly<Record<K, Rule<K>>>) {
  const prefix = useId();
  const names = Object.keys(rules) as K[];
  const [values, setValues] = useState(() => Object.fromEntries(names.map((name) => [name, ''])) as Record<K, string>);
  const [touched, setTouched] = useState<ReadonlySet<K>>(new Set());
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const changed = useRef(new Set<K>());
  const idOf = (name: K) => `${prefix}${name}`;
  const fill = useCallback((typed: Partial<Record<K, string>>) => setValues((before) => ({ ...before, ...typed })), []);
  const focus = (name: K) => document.getElementById(idOf(name))?.focus();

  return {
    values,
    isValid: names.every((name) => !rules[name](values[name], values)),
    field: (name: K): FieldProps => ({
      id: idOf(name),
      value: values[name],
      error: refused[name] ?? (touched.has(name) ? rules[name](values[name], values) : undefined),
      onChange({ currentTarget: { value } }) {
        changed.current.add(name);
        setValues((before) => ({ ...before, [name]: value }));
        setRefused(({ [name as string]: _, ...others }) => others);
      },
      onBlur({ relatedTarget }) {
        if (relatedTarget?.closest('button, a')) return;
        if (changed.current.has(name)) setTouched((before) => new Set(before).add(name));
      },
    }),
    /** Marks every field as touched and goes to the first that is wrong. True when nothing is. */
    check(): boolean {
      setTouched(new Set(names));
      const wrong = names.find((name) => rules[name](values[name], values));
      if (wrong) focus(wrong);
      return !wrong;
    },
    /** A button that was disabled while a call lasted has lost the focus: it goes where there is something to correct. */
    focus,
    /** What somebody typed before, as if they had typed it now. */
    fill,
    /** What the server says about fields. */
    refuse(fieldErrors: Readonly<Record<string, string>>) {
      setRefused(fieldErrors);
    },
    reset() {
      setValues(Object.fromEntries(names.map((name) => [name, ''])) as Record<K, string>);
      setTouched(new Set());
      changed.current.clear();
    },
  };
}
