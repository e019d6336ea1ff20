import { type Calculation, isComputed, type Moment } from './calculation.ts';

/** After the last letter: shorter than anybody needs to get to what stands further down. */
export const restMs = 150;

/** A calculation as a part of the page shows it that may be out of sight. */
export interface FollowingCalculation extends Calculation {
  /** Follows the calculation for as long as `part` stands in the page; gives what ends it. */
  readonly standsIn: (part: Element) => () => void;
}

/**
 * In sight, it is the calculation at each letter. Out of sight, as a result below its form on a phone, it is that once typing rests,
 * when it comes into sight, and before it is printed: nobody looks at anything else than what was typed.
 */
export function followCalculation(calculation: Calculation): FollowingCalculation {
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

  function follow() {
    // Of what is hidden nobody can tell whether it is in sight as soon as it is shown.
    const isHidden = !(shown && isComputed(shown) && isComputed(calculation.now()));
    if (isInSight || isHidden) return catchUp();
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
    standsIn(part) {
      const unsubscribe = calculation.subscribe(follow);
      catchUp();
      const unwatch = watchSight(part, (isSeen) => {
        isInSight = isSeen;
        if (isSeen) catchUp();
      });
      window.addEventListener('beforeprint', catchUp);
      return () => {
        unsubscribe();
        unwatch();
        window.removeEventListener('beforeprint', catchUp);
        clearTimeout(timer);
        shown = undefined;
      };
    },
  };
}

/** Tells whether anything of `part` is in sight, at first and at each change; gives what ends it. */
function watchSight(part: Element, tell: (isSeen: boolean) => void): () => void {
  if (!('IntersectionObserver' in window)) return () => {};
  const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ?? true));
  observer.observe(part);
  return () => observer.disconnect();
}
