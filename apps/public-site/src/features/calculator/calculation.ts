import type { Typed } from './fields.ts';
import type { Inputs } from './shared-address.ts';
import { answersOf, type Computation, type TaxId } from './tax.ts';
import { taxes } from './taxes/taxes.ts';

/** Everything the calculator shows, between two keystrokes. */
export interface Moment {
  readonly tax: TaxId;
  readonly typed: Typed;
  /** ISO day whose law holds; nothing until the page knows its device's day. */
  readonly day: string | undefined;
  /** The day that a link asked for. */
  readonly on: string | undefined;
  /**
   * Computed once somebody asks for it: nobody does while the result is out of sight. Nothing while something is missing or cannot be
   * read.
   */
  readonly computation: Computation | 'no-rules' | undefined;
  /** The computation, or the last there was of this tax, rehearsed ones too: what stands in the page, shown or hidden. */
  readonly last: Computation | undefined;
  /** Whether a keystroke or a choice made it so, and not an address, a button or a rehearsal. */
  readonly isTyped: boolean;
}

/** What somebody is computing. It stands outside of what is rendered, so that a keystroke costs what it changes. */
export interface Calculation {
  readonly now: () => Moment;
  /** Has every change told to `listener`; gives what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly type: (name: string, text: string) => void;
  /** Computes what nobody entered, so that it stands in the page, hidden. Only while nothing is shown. */
  readonly rehearse: (typed: Typed) => void;
  /** Forgets what was entered for this tax, and the day a link asked for. */
  readonly clear: () => void;
  /** What an address says. One without figures leaves those that were entered. `today`: the device's day. */
  readonly open: (inputs: Inputs, today: string) => void;
}

interface State {
  readonly tax: TaxId;
  /** Of every tax that was visited: going from one to another loses nothing. */
  readonly typed: Readonly<Partial<Record<TaxId, Typed>>>;
  readonly today: string | undefined;
  readonly on: string | undefined;
}

const nothingTyped: Typed = {};

/** Whether there is a result to show. */
export function isComputed({ computation }: Moment): boolean {
  return typeof computation === 'object';
}

export function createCalculation(): Calculation {
  const listeners = new Set<() => void>();
  let state: State = { tax: 'income-tax', typed: {}, today: undefined, on: undefined };
  let moment = momentOf(state, false);

  function change(next: State, isTyped: boolean) {
    state = next;
    tell(momentOf(state, isTyped, moment));
  }

  function tell(next: Moment) {
    moment = next;
    for (const listener of listeners) listener();
  }

  return {
    now: () => moment,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type(name, text) {
      const { tax, typed } = state;
      change({ ...state, typed: { ...typed, [tax]: { ...typed[tax], [name]: text } } }, true);
    },
    rehearse(typed) {
      if (moment.computation) return;
      const rehearsed = computed(moment.tax, typed, moment.day);
      if (typeof rehearsed === 'object') tell({ ...moment, last: rehearsed, isTyped: false });
    },
    clear() {
      change({ ...state, typed: { ...state.typed, [state.tax]: nothingTyped }, on: undefined }, false);
    },
    open({ tax, typed, on }, today) {
      const isBare = Object.keys(typed).length === 0;
      const allTyped = isBare ? state.typed : { ...state.typed, [tax]: typed };
      change({ tax, today, typed: allTyped, on: on ?? (isBare ? state.on : undefined) }, false);
    },
  };
}

function momentOf({ tax, typed, today, on }: State, isTyped: boolean, before?: Moment): Moment {
  const entered = typed[tax] ?? nothingTyped;
  const day = on ?? today;
  const computation = lazy(() => computed(tax, entered, day));
  const last = lastOf(computation, before?.tax === tax ? before : undefined);
  return {
    tax,
    typed: entered,
    day,
    on,
    isTyped,
    get computation() {
      return computation();
    },
    get last() {
      return last();
    },
  };
}

/** Apart from what makes the moment: once it is known, the moment before is forgotten, and with it all those before. */
function lastOf(computation: () => Moment['computation'], before: Moment | undefined): () => Moment['last'] {
  return lazy(() => {
    const computed = computation();
    return typeof computed === 'object' ? computed : before?.last;
  });
}

/** Made once, when somebody first asks; what makes it is let go then. */
function lazy<T>(make: () => T): () => T {
  let state: { readonly make: () => T } | { readonly value: T } = { make };
  return () => {
    if ('make' in state) state = { value: state.make() };
    return state.value;
  };
}

function computed(tax: TaxId, typed: Typed, day: string | undefined): Moment['computation'] {
  const answers = answersOf(taxes[tax], typed);
  if (!answers || day === undefined) return undefined;
  try {
    return taxes[tax].compute(answers, day);
  } catch (error) {
    // Of the fields it takes none: they are bounded. Of a device whose calendar is years behind it may.
    if (error instanceof RangeError) return 'no-rules';
    throw error;
  }
}
