import { portalServices } from '@portal/platform';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from '@portal/platform/router';
import { loadTimes, Times, type TimesLoad, timeQueryIn } from '../features/consultations/index.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  return loadTimes(portalServices(context).api, timeQueryIn(search), search.get('from') ?? undefined, request.signal);
}

export function Component() {
  const [search] = useSearchParams();
  const load = useLoaderData() as TimesLoad;
  return <Times load={load} timeQuery={timeQueryIn(search)} moving={search.get('move') ?? undefined} />;
}
