import { useSearchParams } from '@portal/platform/router';
import { Details, momentIn, wishIn } from '../features/consultations/index.ts';

export function Component() {
  const [search] = useSearchParams();
  return <Details wish={wishIn(search)} startsAt={momentIn(search, 'at')} />;
}
