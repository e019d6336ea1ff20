import { lagosDay } from '@portal/contracts';
import { useLocation } from '@portal/platform/router';
import { useEffect, useState } from 'react';
import { type Calculation, createCalculation } from './calculation.ts';
import { addressOf, inputsOf } from './shared-address.ts';

/** Not with every keystroke: browsers refuse more than a few changes of the address in a second. */
const addressDelayMs = 400;

const leavings = ['focusout', 'pagehide'] as const;

/** What is entered, kept in the part of the address that never leaves the device. A reload or a link brings it back. */
export function useAddressedCalculation(): Calculation {
  const { key } = useLocation();
  const [calculation] = useState(createCalculation);

  useEffect(() => writesAddress(calculation), [calculation]);
  // The server knows neither the part behind # nor the day by the device's clock: both come after the page was taken over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read anew at each navigation, which the key names
  useEffect(() => calculation.open(inputsOf(window.location.hash), lagosDay(Date.now())), [key, calculation]);

  return calculation;
}

/** The address that shows this result to somebody else, today or later. */
export function sharedAddressOf(calculation: Calculation): string {
  const { tax, typed, day } = calculation.now();
  const { origin, pathname } = window.location;
  return origin + pathname + addressOf({ tax, typed, on: day });
}

/** Forgets what was entered, in the address as well. */
export function startOver(calculation: Calculation): void {
  calculation.clear();
  const { tax } = calculation.now();
  window.history.replaceState(window.history.state, '', addressOf({ tax, typed: {} }));
}

/** Gives what ends it. */
function writesAddress({ now, subscribe }: Calculation): () => void {
  let known = now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  // Past the router on purpose: nothing on the page depends on it, and a keystroke must not make the whole page think.
  const write = () => {
    timer = undefined;
    // Somebody may have gone on to another tax a moment ago: its address is not ours to write.
    if (inputsOf(window.location.hash).tax !== known.tax) return;
    window.history.replaceState(window.history.state, '', addressOf(known));
  };
  // Whoever leaves the field may be leaving this tax, or the page: the way back leads to what stands here now.
  const leave = () => {
    if (timer !== undefined) {
      forget();
      write();
    }
  };
  for (const name of leavings) window.addEventListener(name, leave);
  const unsubscribe = subscribe(() => {
    const isOtherTax = known.tax !== now().tax;
    known = now();
    const isEmpty = Object.keys(known.typed).length === 0;
    if (isOtherTax || isEmpty) forget();
    if (isEmpty) return;
    // What Back brought to an address without figures is in that address at once: the next thing may be a reload.
    if (isOtherTax) return write();
    timer ??= setTimeout(write, addressDelayMs);
  });
  return () => {
    unsubscribe();
    forget();
    for (const name of leavings) window.removeEventListener(name, leave);
  };
}
