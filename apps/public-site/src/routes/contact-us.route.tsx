import type { OfficeList } from '@portal/contracts';
import { portalServices } from '@portal/platform';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from '@portal/platform/router';
import { Contact, loadOffices } from '../features/enquiries/index.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadOffices(portalServices(context).api, request.signal);
}

/** Looking for an office changes the address, not the offices. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search ? defaultShouldRevalidate : false;
}

export function Component() {
  const [search] = useSearchParams();
  return <Contact list={useLoaderData() as OfficeList | null} typed={(search.get('q') ?? '').slice(0, 60)} />;
}
