import { portalServices } from '@portal/platform';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from '@portal/platform/router';
import { type ChoicesLoad, loadChoices, Start, timeQueryIn } from '../features/consultations/index.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadChoices(portalServices(context).api, request.signal);
}

export function Component() {
  const [search] = useSearchParams();
  return <Start choices={useLoaderData() as ChoicesLoad | null} timeQuery={timeQueryIn(search)} />;
}
