import { useLive } from '@portal/ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { takeFigure } from './take-figure.ts';
import { useCalculation } from './use-calculation.ts';

/** How an element shows a figure, and what of it is typed or chosen. */
export interface OwnText<E extends HTMLElement> {
  readonly write: (element: E, text: string) => void;
  /** Called at each keystroke and each choice. */
  readonly take: (element: E) => void;
  /** Called with a character before the browser writes it. True says that it is written already. */
  readonly insert?: (element: E, character: string) => boolean;
  readonly isLeftAlone: (element: E) => boolean;
}

/**
 * For an element that keeps its own text, so that a keystroke or a choice renders nothing of the form: a link that is opened and a form
 * that is emptied say what stands in it, too. `name`: of the field.
 */
export function useOwnText<E extends HTMLElement>(name: string, own: OwnText<E>): RefObject<E | null> {
  const ref = useRef<E>(null);
  const { now, subscribe } = useCalculation();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    // What somebody did before the page had started counts.
    if (now().typed[name] === undefined && !own.isLeftAlone(element)) own.take(element);
    const { insert } = own;
    return takeFigure(element, {
      take: () => own.take(element),
      insert: insert && ((character) => insert(element, character)),
    });
  });
  useLive({ read: () => now().typed[name] ?? '', subscribe }, (text) => {
    if (ref.current) own.write(ref.current, text);
  });
  return ref;
}

/** Of an input that holds its figure as text. */
export const writtenText = {
  write(element: HTMLInputElement, text: string): void {
    if (element.value !== text) element.value = text;
  },
  isLeftAlone: ({ value }: HTMLInputElement): boolean => value === '',
};
