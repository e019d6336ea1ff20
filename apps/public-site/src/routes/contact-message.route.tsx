import type { OfficeList } from '@portal/contracts';
import { portalServices } from '@portal/platform';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from '@portal/platform/router';
import { loadOffices, Message } from '../features/enquiries/index.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadOffices(portalServices(context).api, request.signal);
}

export function Component() {
  const [search] = useSearchParams();
  const officeId = /^\d{1,4}$/.exec(search.get('office') ?? '')?.[0] ?? '';
  return <Message list={useLoaderData() as OfficeList | null} officeId={officeId} />;
}
