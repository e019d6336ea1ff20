import { useEffect, useRef, useState } from 'react';
import type { ListAddress } from '../address/use-list-address.ts';
import { turns } from '../foot/turns.ts';
import type { PageInSight } from '../rows/report-page.ts';
import { useListSettings } from './list-settings.ts';
import { useKeys } from './use-keys.ts';

export interface RowKeysOptions {
  readonly address: ListAddress;
  /** The record of each row in sight. */
  readonly ids: readonly string[];
  readonly page: PageInSight | undefined;
  readonly onHelp: () => void;
  /** Where rows can be chosen: toggles one, or chooses all from the last one that was toggled. */
  readonly onChoose?: ((index: number, isRange: boolean) => void) | undefined;
}

/** Moving through the rows by keys: the focus goes along, and so does the record when one is open. */
export function useRowKeys({ address, ids, page, onHelp, onChoose }: RowKeysOptions) {
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const [at, setAt] = useState(0);
  /** Ahead of what is drawn: the next key may come before the address has settled. */
  const place = useRef(0);
  const hasSingleKeys = useListSettings((settings) => settings.hasSingleKeys);
  const open = ids.indexOf(address.record ?? '');
  const current = Math.max(0, Math.min(at, ids.length - 1));
  const links = () => bodyRef.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [];
  /** What of the rows has the focus, or would have it: their boxes, when one of them has, and where rows open nothing. */
  const stops = () => {
    const boxes = bodyRef.current?.querySelectorAll<HTMLElement>('[data-row-choose]') ?? [];
    const isAtBox = document.activeElement?.matches('[data-row-choose]') ?? false;
    return (isAtBox && isAtRows()) || links().length === 0 ? boxes : links();
  };
  const isAtRows = () => bodyRef.current?.contains(document.activeElement) ?? false;

  function setCurrent(index: number) {
    place.current = index;
    setAt(index);
  }

  // A record that was opened by its address.
  useEffect(() => {
    if (open >= 0 && !bodyRef.current?.contains(document.activeElement)) place.current = open;
  }, [open]);

  function goTo(index: number) {
    const record = ids[index];
    if (record === undefined) return;
    setCurrent(index);
    stops()[index]?.focus();
    if (address.record !== undefined) address.change({ record });
  }

  function move(step: 1 | -1) {
    const next = place.current + (isAtRows() || open >= 0 ? step : 0);
    goTo(Math.max(0, Math.min(ids.length - 1, next)));
  }

  function moveByArrow(event: KeyboardEvent, step: 1 | -1) {
    if (!bodyRef.current?.contains(event.target as Node)) return;
    event.preventDefault();
    move(step);
  }

  function choose(event: KeyboardEvent, isRange: boolean) {
    if (!onChoose) return;
    // A box is ticked by the space bar without us, a page is scrolled by it.
    if (event.key === ' ') {
      if (!isAtRows() || document.activeElement?.matches('[data-row-choose]')) return;
      event.preventDefault();
    }
    onChoose(place.current, isRange);
  }

  function turn(direction: 'forward' | 'back') {
    const change = page && turns(address, page)[direction];
    if (!change) return;
    setCurrent(0);
    address.change({ ...change, record: undefined });
  }

  /** The focus goes back to the row the record was opened from. */
  function close() {
    if (address.record === undefined) return;
    address.change({ record: undefined });
    links()[place.current]?.focus();
  }

  function goToSearch(event: KeyboardEvent) {
    event.preventDefault();
    document.querySelector<HTMLElement>('[data-list-search]')?.focus();
  }

  useKeys(
    [
      ['j', () => move(1)],
      ['k', () => move(-1)],
      ['ArrowDown', (event) => moveByArrow(event, 1)],
      ['ArrowUp', (event) => moveByArrow(event, -1)],
      ['J', () => turn('forward')],
      ['K', () => turn('back')],
      ['x', (event) => choose(event, false)],
      ['X', (event) => choose(event, true)],
      [' ', (event) => choose(event, event.shiftKey)],
      ['/', goToSearch],
      ['?', onHelp],
      ['Escape', close],
    ],
    hasSingleKeys,
  );

  return { current, setCurrent, bodyRef, goTo, close };
}
