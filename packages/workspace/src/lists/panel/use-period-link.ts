import { useSearchParams } from '@portal/platform/router';

/** Addresses of other reports in the days this list speaks of. */
export function usePeriodLink(): (path: string, filters: Readonly<Record<string, string>>) => string {
  const [address] = useSearchParams();
  return (path, filters) => {
    const query = new URLSearchParams(filters);
    for (const key of ['minDate', 'maxDate']) {
      const day = address.get(key);
      if (day) query.set(key, day);
    }
    return `${path}?${query}`;
  };
}
