import { useLayoutEffect } from 'react';

const holders = new Map<string, number>();

/**
 * Sets `data-{mark}` on the document's element while `isSet`, for as many as hold it, so that style sheets can ask for it. A
 * `:has()` at the root would say the same, and have the browser style the root anew at every element that comes or goes anywhere.
 */
export function useDocumentMark(mark: string, isSet: boolean): void {
  useLayoutEffect(() => {
    if (!isSet) return;
    hold(mark, 1);
    return () => hold(mark, -1);
  }, [mark, isSet]);
}

function hold(mark: string, difference: 1 | -1): void {
  const count = (holders.get(mark) ?? 0) + difference;
  holders.set(mark, count);
  document.documentElement.toggleAttribute(`data-${mark}`, count > 0);
}
