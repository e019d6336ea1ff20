import { type Calculation, isComputed, type Moment } from './calculation.ts';

/** After the last keystroke: shorter than anybody needs to get to what stands further down. */
export const restMs = 150;

/** A calculation as a part of the page shows it that may be out of sight. */
export interface FollowingCalculation extends Calculation {
  /** Follows the calculation for as long as this part stands in the page; gives what ends it. */
  readonly standsIn: (element: Element) => () => void;
}

/** `beside-what-is-typed`: in sight, but it may not move under somebody's hands with each keystroke. */
export type Part = 'around-a-result' | 'of-a-result' | 'beside-what-is-typed';

/**
 * In sight, it is the calculation at each keystroke. Out of sight, as a result below its form on a phone, it is that once typing rests,
 * when it comes into sight, and before it is printed: nobody looks at anything else than what was typed. What an address, a button
 * or a rehearsal brings is written at once. `around-a-result`: a result comes and goes when typing rests, never in the middle of a
 * figure. `of-a-result`: is hidden without one; then nobody can tell whether it is in sight as soon as it is shown, and it is written at
 * once.
 */
export function followCalculation(calculation: Calculation, part: Part): FollowingCalculation {
  const listeners = new Set<() => void>();
  let shown: Moment | undefined;
  let isInSight = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function catchUp() {
    clearTimeout(timer);
    if (shown === calculation.now()) return;
    shown = calculation.now();
    for (const listener of listeners) listener();
  }

  /** Between two results, nothing comes or goes. Asked last: the answer has to be computed. */
  const staysShown = () => Boolean(shown && isComputed(shown)) && isComputed(calculation.now());

  function isWrittenAtOnce(): boolean {
    if (!calculation.now().isTyped) return true;
    switch (part) {
      case 'around-a-result':
        return isInSight && staysShown();
      case 'of-a-result':
        return isInSight || !staysShown();
      case 'beside-what-is-typed':
        return false;
    }
  }

  function follow() {
    if (isWrittenAtOnce()) return catchUp();
    clearTimeout(timer);
    timer = setTimeout(catchUp, restMs);
  }

  return {
    ...calculation,
    now: () => shown ?? calculation.now(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    standsIn(element) {
      const unsubscribe = calculation.subscribe(follow);
      catchUp();
      const see = (isSeen: boolean) => {
        isInSight = isSeen;
        if (isSeen) catchUp();
      };
      const unwatch = part === 'beside-what-is-typed' ? undefined : watchSight(element, see);
      // On paper everything is in sight; what follows this one is told in the same moment.
      const isPrinted = () => (unwatch ? see(true) : catchUp());
      window.addEventListener('beforeprint', isPrinted);
      return () => {
        unsubscribe();
        unwatch?.();
        window.removeEventListener('beforeprint', isPrinted);
        clearTimeout(timer);
        shown = undefined;
      };
    },
  };
}

/** Of a sheet: a strip of that at the edge of the screen holds nothing to read. */
const padding = '-24px 0px';

/** Tells whether anything of `element` is in sight, at first and at each change; gives what ends it. */
function watchSight(element: Element, tell: (isSeen: boolean) => void): () => void {
  if (!('IntersectionObserver' in window)) return () => {};
  const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ?? true), {
    rootMargin: padding,
  });
  observer.observe(element);
  return () => observer.disconnect();
}
