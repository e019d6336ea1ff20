import { useSearchParams } from '@portal/platform/router';
import { Status } from '../features/enquiries/index.ts';

export function Component() {
  const [search] = useSearchParams();
  return <Status reference={(search.get('ref') ?? '').slice(0, 64)} />;
}
