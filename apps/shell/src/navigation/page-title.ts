import type { Language, Localized } from '@portal/contracts';
import type { RouteHandle, StructuredData } from '@portal/platform';
import type { QueryClient } from '@portal/platform/query';
import { serviceIdentity } from '../layout/index.ts';
import { shellMessages } from '../messages/use-shell-messages.ts';

interface Match {
  readonly handle: unknown;
  readonly loaderData?: unknown;
}

export interface PageTitle {
  readonly title: string;
  readonly description: string | undefined;
  /** The title without the service's name. */
  readonly name: string;
  readonly serviceName: string;
}

/** Of the deepest screen that has one; else the service's name. */
export function pageTitle(matches: readonly Match[], language: Language): PageTitle {
  const { titleOf } = shellMessages[language];
  const serviceName = serviceIdentity.name[language];
  const screen = titledScreen(matches);
  if (!screen) return { title: serviceName, description: undefined, name: serviceName, serviceName };
  const { handle, loaderData } = screen;
  const title: Localized = typeof handle.title === 'function' ? handle.title(loaderData) : handle.title;
  const described = typeof handle.description === 'function' ? handle.description(loaderData) : handle.description;
  return {
    title: titleOf(title[language], serviceName),
    description: described?.[language],
    name: title[language],
    serviceName,
  };
}

/** What search engines read about the same screen. */
export async function structuredDataOf(
  matches: readonly Match[],
  language: Language,
  fetched: QueryClient,
): Promise<readonly StructuredData[]> {
  const screen = titledScreen(matches);
  return screen?.handle.structuredData?.(screen.loaderData, language, fetched) ?? [];
}

function titledScreen(matches: readonly Match[]) {
  const match = [...matches]
    .reverse()
    .find(({ handle }) => handle !== undefined && (handle as Partial<RouteHandle>).title);
  return match && { handle: match.handle as RouteHandle, loaderData: match.loaderData };
}
