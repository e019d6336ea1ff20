import type { Language, Localized } from '@portal/contracts';
import type { RouteHandle, StructuredData } from '@portal/platform';
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
  readonly structuredData: readonly StructuredData[];
}

/** Of the deepest screen that has one; else the service's name. */
export function pageTitle(matches: readonly Match[], language: Language): PageTitle {
  const { titleOf } = shellMessages[language];
  const serviceName = serviceIdentity.name[language];
  const match = matches.findLast(({ handle }) => handle !== undefined && (handle as Partial<RouteHandle>).title);
  if (!match) return { title: serviceName, description: undefined, name: serviceName, serviceName, structuredData: [] };
  const { title, description, structuredData } = match.handle as RouteHandle;
  const localized: Localized = typeof title === 'function' ? title(match.loaderData) : title;
  const described = typeof description === 'function' ? description(match.loaderData) : description;
  return {
    title: titleOf(localized[language], serviceName),
    description: described?.[language],
    name: localized[language],
    serviceName,
    structuredData: structuredData?.(match.loaderData, language) ?? [],
  };
}
