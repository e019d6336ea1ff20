import type { TaxOffice } from '@portal/contracts';
import { expect, it } from 'vitest';
import { officesAsData } from './offices-as-data.ts';

const zaria: TaxOffice = {
  id: 6,
  name: 'Zaria',
  lga: 'Zaria',
  address: 'Zaria City',
  isIllustrative: false,
  hours: [{ weekday: 5, opensAt: '08:00', closesAt: '13:00' }],
};

it('names each office with its place on the page, its address and its hours', () => {
  expect(officesAsData({ offices: [zaria], holidays: [], contact: { email: null, telephone: null } })).toEqual([
    {
      '@type': 'GovernmentOffice',
      '@id': '/contact-us#office-6',
      name: 'Zaria',
      url: '/contact-us',
      parentOrganization: { '@id': '/#publisher' },
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Zaria City',
        addressLocality: 'Zaria',
        addressRegion: 'Kaduna',
        addressCountry: 'NG',
      },
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Friday', opens: '08:00', closes: '13:00' },
      ],
    },
  ]);
});

it('states no hours and no street that are only examples', () => {
  const [office] = officesAsData({
    offices: [{ ...zaria, isIllustrative: true }],
    holidays: [],
    contact: { email: null, telephone: null },
  });
  expect(office).not.toHaveProperty('openingHoursSpecification');
  expect(office?.address).not.toHaveProperty('streetAddress');
});

it('says nothing while the offices cannot be read', () => {
  expect(officesAsData(null)).toEqual([]);
});
