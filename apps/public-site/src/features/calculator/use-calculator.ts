import { useLocation } from '@portal/platform/router';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Typed } from './fields.ts';
import { addressOf, inputsOf } from './shared-address.ts';
import { answersOf, type Computation, type TaxId } from './tax.ts';
import { taxes } from './taxes/taxes.ts';

const addressDelayMs = 250;

export interface Calculator {
  readonly tax: TaxId;
  readonly typed: Typed;
  /** ISO day whose law holds; nothing until the page knows its device's day. */
  readonly day: string | undefined;
  /** Nothing while something is missing or cannot be read. */
  readonly computation: Computation | 'too-large' | undefined;
  readonly type: (name: string, text: string) => void;
  readonly clear: () => void;
  /** The address that shows this result to somebody else, today or later. */
  readonly sharedAddress: () => string;
}

interface State {
  readonly tax: TaxId;
  /** Of every tax that was visited: going from one to another loses nothing. */
  readonly typed: Readonly<Partial<Record<TaxId, Typed>>>;
  /** The device's day, once the page runs on a device. */
  readonly today: string | undefined;
  /** The day that a link asks for instead. */
  readonly on: string | undefined;
}

const nothingTyped: Typed = {};

/** What is entered, kept in the part of the address that never leaves the device. A reload or a link brings it back. */
export function useCalculator(): Calculator {
  const { key } = useLocation();
  const [state, setState] = useState<State>({ tax: 'income-tax', typed: {}, today: undefined, on: undefined });
  const { tax, on } = state;
  const day = on ?? state.today;
  const typed = state.typed[tax] ?? nothingTyped;

  // The server knows neither the part behind # nor the day of the device: both come after the page was taken over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read anew at each navigation, which the key names
  useEffect(() => {
    const inputs = inputsOf(window.location.hash);
    const isBare = Object.keys(inputs.typed).length === 0;
    setState((before) => ({
      tax: inputs.tax,
      typed: isBare ? before.typed : { ...before.typed, [inputs.tax]: inputs.typed },
      today: deviceDay(),
      on: inputs.on ?? (isBare ? before.on : undefined),
    }));
  }, [key]);

  const addressed = useRef(tax);
  useLayoutEffect(() => {
    if (day === undefined || Object.keys(typed).length === 0) return;
    // Past the router on purpose: nothing on the page depends on it, and a keystroke must not make the whole page think.
    const write = () => {
      // Somebody may have gone on to another tax a moment ago: its address is not ours to write.
      if (inputsOf(window.location.hash).tax !== tax) return;
      window.history.replaceState(window.history.state, '', addressOf({ tax, typed, on }));
    };
    const isOtherTax = addressed.current !== tax;
    addressed.current = tax;
    // What Back brought to an address without figures is in that address at once: the next thing may be a reload.
    if (isOtherTax) return write();
    const timer = setTimeout(write, addressDelayMs);
    return () => clearTimeout(timer);
  }, [tax, typed, day, on]);

  const computation = useMemo(() => computed(tax, typed, day), [tax, typed, day]);

  // Always the same function, so that a letter in one field renders that field and no other.
  const type = useCallback((name: string, text: string) => {
    setState((before) => ({
      ...before,
      typed: { ...before.typed, [before.tax]: { ...before.typed[before.tax], [name]: text } },
    }));
  }, []);

  // Always the same functions, so that buttons are not rendered with every letter.
  const shown = useRef({ tax, typed, day });
  useLayoutEffect(() => {
    shown.current = { tax, typed, day };
  }, [tax, typed, day]);
  const clear = useCallback(() => {
    const { tax } = shown.current;
    setState((before) => ({ ...before, typed: { ...before.typed, [tax]: nothingTyped }, on: undefined }));
    window.history.replaceState(window.history.state, '', addressOf({ tax, typed: {} }));
  }, []);
  const sharedAddress = useCallback(() => {
    const { tax, typed, day } = shown.current;
    const { origin, pathname } = window.location;
    return origin + pathname + addressOf({ tax, typed, on: day });
  }, []);

  return { tax, typed, day, computation, type, clear, sharedAddress };
}

function computed(tax: TaxId, typed: Typed, day: string | undefined): Calculator['computation'] {
  const answers = answersOf(taxes[tax], typed);
  if (!answers || day === undefined) return undefined;
  try {
    return taxes[tax].compute(answers, day);
  } catch (error) {
    // Single fields are bounded; years of interest on a huge amount are not.
    if (error instanceof RangeError) return 'too-large';
    throw error;
  }
}

/** Of the device's own calendar. */
function deviceDay(): string {
  const now = new Date();
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
