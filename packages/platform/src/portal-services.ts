import type { ApiClient } from '@portal/api-client';
import type { Language } from '@portal/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, type RouterContextProvider } from 'react-router';

/** What route loaders may use, in the browser and while the gateway renders a page. One per browser tab, one per rendered request. */
export interface PortalServices {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly language: Language;
}

export const portalServicesContext = createContext<PortalServices>();

/** In a loader: `const { api, queryClient } = portalServices(context)`. */
export function portalServices(context: Readonly<RouterContextProvider>): PortalServices {
  return context.get(portalServicesContext);
}
