import { type ApiClient, ApiClientContext } from '@portal/api-client';
import type { Language } from '@portal/contracts';
import { type QueryClient, QueryClientProvider } from '@portal/platform/query';
import { type ColorScheme, PortalProvider } from '@portal/ui';
import type { ReactNode } from 'react';
import { type LoadedAreas, LoadedAreasContext } from './areas/loaded-areas.ts';
import { LanguageProvider } from './language/language-provider.tsx';

export interface ProvidersProps {
  readonly language: Language;
  readonly colorScheme: ColorScheme;
  readonly nonce: string;
  readonly areas: LoadedAreas;
  readonly queryClient: QueryClient;
  readonly api: ApiClient;
  readonly children: ReactNode;
}

/** Everything screens take for granted, once. The same tree on the server and in the browser. */
export function Providers({ language, colorScheme, nonce, areas, queryClient, api, children }: ProvidersProps) {
  return (
    <PortalProvider colorScheme={colorScheme} nonce={nonce}>
      <QueryClientProvider client={queryClient}>
        <ApiClientContext value={api}>
          <LoadedAreasContext value={areas}>
            <LanguageProvider initial={language}>{children}</LanguageProvider>
          </LoadedAreasContext>
        </ApiClientContext>
      </QueryClientProvider>
    </PortalProvider>
  );
}
