import { useSearchParams } from '@portal/platform/router';
import { OpenNotice } from '../features/notice/index.ts';

export function Component() {
  const [search] = useSearchParams();
  return <OpenNotice number={(search.get('ref') ?? '').slice(0, 64)} />;
}
