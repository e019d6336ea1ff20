import type { Language, Localized } from '@portal/contracts';
import type { StructuredData } from '@portal/platform';

interface PlaceOfPage {
  readonly path: string;
  readonly title: Localized;
}

/** Where a page lies, from the page it belongs to down to itself. */
export function pageTrail(places: readonly PlaceOfPage[], language: Language): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title[language],
      item: path,
    })),
  };
}
