import { type FormEvent, useRef, useState } from 'react';
import { leaveByAddress } from './leave-by-address.ts';

/** The field of a form that leads to an address, also without script; with it, what is wrong is said before the page changes. */
export function useAddressField<P>(problemOf: (typed: string) => P | undefined, initial?: P) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<P | undefined>(initial);
  return {
    field,
    problem,
    change: () => setProblem(undefined),
    /** Lets the form go, or stops it and goes to the field. */
    check(event: FormEvent<HTMLFormElement>): void {
      const found = problemOf(field.current?.value ?? '');
      setProblem(found);
      if (found === undefined) {
        leaveByAddress(event);
        return;
      }
      event.preventDefault();
      field.current?.focus();
    },
  };
}

export const isMissing = (typed: string) => (typed.trim() === '' ? true : undefined);
