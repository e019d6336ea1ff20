import { useApiClient } from '@portal/api-client';
import { portalServices, useLanguage } from '@portal/platform';
import { keepPreviousData, useQuery, useQueryClient } from '@portal/platform/query';
import { type LoaderFunctionArgs, Outlet, type RouteObject } from '@portal/platform/router';
import { Banners } from './banners.tsx';
import { bannersQuery } from './content.queries.ts';

/** Screens that are no published page, below the same banners as those that are. */
export function underBanners(screens: readonly RouteObject[]): RouteObject {
  return { loader: loadBanners, Component: UnderBanners, children: [...screens] };
}

/** Before the screen is drawn, so that nothing moves. A screen does not wait for what could not be fetched. */
async function loadBanners({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queryClient, language } = portalServices(context);
  return queryClient.ensureQueryData(bannersQuery(api, queryClient, language)).then(
    () => null,
    () => null,
  );
}

function UnderBanners() {
  const api = useApiClient();
  const queryClient = useQueryClient();
  const language = useLanguage();
  const { data = [] } = useQuery({ ...bannersQuery(api, queryClient, language), placeholderData: keepPreviousData });
  return (
    <>
      <Banners banners={data} />
      <Outlet />
    </>
  );
}
