import { type ComponentType, createContext, useContext } from 'react';
import type { Part } from '../blank.ts';
import type { Field } from '../fields.ts';

/** What is wrong, by the path of the field. */
export const Problems = createContext<Readonly<Record<string, string>>>({});

export const idOfPath = (path: string) => `cms-${path.replaceAll('.', '-')}`;

/** The problem of a field, and the id that leads to it. */
export function useFieldOf(path: string) {
  return { id: idOfPath(path), error: useContext(Problems)[path] };
}

export interface Editing<T> {
  readonly value: T;
  /** `undefined`: it is left out. */
  readonly onChange: (value: T) => void;
  readonly path: string;
}

export interface PartFieldsProps extends Editing<Part> {
  readonly fields: readonly Field[];
}

/** Parts hold lists whose entries are parts again: who draws a list is handed what draws its entries. */
export interface HoldsParts {
  readonly PartFields: ComponentType<PartFieldsProps>;
}
