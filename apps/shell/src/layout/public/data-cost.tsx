import { useEffect, useState } from 'react';
import { layoutMessages } from '../layout-messages.ts';

/** What opening and using this page has cost the visitor, as the browser counted it. */
export function DataCost() {
  const messages = layoutMessages.useMessages();
  const [bytes, setBytes] = useState<number | 'uncounted'>();
  useEffect(() => watchTransfers(setBytes), []);
  return (
    // Its line is kept free until there is something to say.
    <p className="shell-data-cost" data-unknown={bytes === undefined || undefined}>
      {bytes !== 'uncounted' && messages.dataCost(bytes === undefined ? '…' : inKilobytes(bytes), bytes === 0)}
    </p>
  );
}

/** Thousands of bytes, as data bundles are sold. */
function inKilobytes(bytes: number): string {
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${Math.max(bytes > 0 ? 1 : 0, Math.round(bytes / 1_000))} KB`;
}

/** What came out of the device's own memory counts nothing. Of other services the browser tells no size: they are left out. */
function watchTransfers(tell: (bytes: number | 'uncounted') => void): () => void {
  if (typeof PerformanceObserver === 'undefined') return () => {};
  let bytes = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      bytes += (entry as Partial<PerformanceResourceTiming>).transferSize ?? Number.NaN;
    // Safari counts since 16.4. Nothing is better than "none of your data".
    tell(Number.isNaN(bytes) ? 'uncounted' : bytes);
  });
  // One call for each type: only so do entries count that are older than the observer.
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
  return () => observer.disconnect();
}
