import { useApiClient } from '@portal/api-client';
import { getComparison } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { formatDate } from '@portal/ui';
import { words } from './words.ts';

/** How the last nightly comparison went, in one sentence; nothing before the first. */
export function ComparisonNote() {
  const localized = useLocalized();
  const language = useLanguage();
  const api = useApiClient();
  const { data } = useQuery({
    queryKey: ['discrepancies', 'comparison'],
    queryFn: ({ signal }) => api(getComparison, {}, signal),
  });
  if (!data?.last) return null;
  const { startedAt, compared, opened, known, agreed, withoutEffect } = data.last;
  const [all, fresh, old, same, none] = [compared, opened, known, agreed, withoutEffect].map((count) =>
    count.toLocaleString('en'),
  );
  return (
    <p className="ws-quiet">
      {localized(
        words.compare(formatDate(startedAt, language), all ?? '', fresh ?? '', old ?? '', same ?? '', none ?? ''),
      )}
    </p>
  );
}
