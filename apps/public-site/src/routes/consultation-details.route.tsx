import { useSearchParams } from '@portal/platform/router';
import { Details, momentIn, timeQueryIn } from '../features/consultations/index.ts';

export function Component() {
  const [search] = useSearchParams();
  return <Details timeQuery={timeQueryIn(search)} startsAt={momentIn(search, 'at')} />;
}
