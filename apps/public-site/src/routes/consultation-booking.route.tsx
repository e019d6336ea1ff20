import { portalServices } from '@portal/platform';
import { data, type LoaderFunctionArgs, useLoaderData, useSearchParams } from '@portal/platform/router';
import {
  type BookingLoad,
  BookingScreen,
  bookingStatus,
  loadBooking,
  momentIn,
} from '../features/consultations/index.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const reference = new URL(request.url).searchParams.get('ref') ?? '';
  const load = await loadBooking(portalServices(context).api, reference, request.signal);
  return data(load, { status: bookingStatus[load.kind] });
}

export function Component() {
  const [search] = useSearchParams();
  return <BookingScreen load={useLoaderData() as BookingLoad} moveTo={momentIn(search, 'to')} />;
}
