import { screens } from '../../screens.ts';
/** Of the list of possible duplicates. */
export const texts = {
  title: screens.duplicates.title,
  lead: {
    en: 'Records of one phone number and a name that sounds alike: likely one taxpayer. Open one of them to look at them side by side and make them one.',
    ha: 'Bayanai masu waya ɗaya da suna mai kama: mai yiwuwa na mutum ɗaya ne. Buɗe ɗaya don duba su gefe da gefe a mai da su ɗaya.',
  },
  none: { en: 'No two records look like one taxpayer', ha: 'Babu bayanai biyu masu kama da na mutum ɗaya' },
  noneText: {
    en: 'Nobody shares a phone number and a name that sounds alike.',
    ha: 'Babu masu waya ɗaya da suna mai kama.',
  },
  more: {
    en: 'There are more. They come up as these are made one.',
    ha: 'Akwai ƙari. Za su fito idan an haɗa waɗannan.',
  },
  bills: (count: string) => ({ en: `${count} bills`, ha: `bil ${count}` }),
  since: (day: string) => ({ en: `since ${day}`, ha: `tun ${day}` }),
  group: (number: number) => ({ en: `Group ${number}`, ha: `Rukuni na ${number}` }),
} as const;
