import { type Language, languages } from '@portal/contracts';
import { type PageState as GatewayPageState, pageStateId } from '@portal/federation/registry';
import { languageOf, placeOf } from '@portal/platform';
import { type ColorScheme, colorSchemeCookie, colorSchemeOf } from '@portal/ui';
import { fetchRegistry } from './areas/registry.ts';

export interface PageState extends GatewayPageState {
  readonly language: Language;
  readonly colorScheme: ColorScheme;
}

/** What the gateway put into the page. A development server puts nothing there: then the cookies and the registry are asked. */
export async function readPageState(): Promise<PageState> {
  const text = document.getElementById(pageStateId)?.textContent;
  const cookieLanguage = languageOf(document.cookie);
  const cookieScheme = colorSchemeOf(document.cookie);
  if (!text) {
    const registry = (await fetchRegistry()) ?? { areas: [] };
    const place = placeOf(window.location.pathname);
    return {
      registry,
      admitted: [],
      ...(place.ownDocument && { document: place.id }),
      language: cookieLanguage,
      colorScheme: cookieScheme,
    };
  }
  const state = JSON.parse(text) as GatewayPageState;
  const language = languages.find((name) => name === state.language) ?? cookieLanguage;
  return { ...state, language, colorScheme: colorSchemeOf(`${colorSchemeCookie}=${state.colorScheme}`) };
}
