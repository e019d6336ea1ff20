import { type OfficeList, officePath } from '@portal/contracts';
import type { StructuredData } from '@portal/platform';

const homeState = 'Kaduna';
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What search engines read about each office. What is only an example on the page is no fact for them. */
export function officesAsData(list: OfficeList | null): readonly StructuredData[] {
  return (list?.offices ?? []).map(({ id, name, lga, address, hours, isIllustrative }) => ({
    '@type': 'GovernmentOffice',
    '@id': officePath(id),
    name,
    url: '/contact-us',
    parentOrganization: { '@id': '/#publisher' },
    address: {
      '@type': 'PostalAddress',
      ...(isIllustrative
        ? { addressLocality: address }
        : { streetAddress: address, ...(lga && { addressLocality: lga }) }),
      // A region is a state; the offices in Lagos and Abuja lie in no local government area of this one.
      ...(lga && { addressRegion: homeState }),
      addressCountry: 'NG',
    },
    ...(!isIllustrative && {
      openingHoursSpecification: hours.map(({ weekday, opensAt, closesAt }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: weekdays[weekday - 1],
        opens: opensAt,
        closes: closesAt,
      })),
    }),
  }));
}
