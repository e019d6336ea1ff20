import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const streetActions = {
  'enumerator.entered': { en: 'Enumerator entered', ha: 'An shigar da mai ƙidaya' },
  'enumerator.moved': { en: 'State of an enumerator changed', ha: 'An canza yanayin mai ƙidaya' },
  'enumerator.areas-set': { en: 'Wards of an enumerator set', ha: 'An saita unguwannin mai ƙidaya' },
  'enumerator.link-made': { en: 'Badge link made', ha: 'An yi mahaɗin baji' },
  'field-badge.checked': { en: 'Badge of an enumerator checked', ha: 'An duba bajin mai ƙidaya' },
  'field-device.enrolled': { en: 'Phone of an enumerator enrolled', ha: 'An yi wa wayar mai ƙidaya rajista' },
  'field-device.changed': { en: 'Phone locked, unlocked or wiped', ha: 'An kulle, buɗe ko goge waya' },
  'officer-phone.link-made': { en: 'Link for the phone of an officer made', ha: 'An yi mahaɗin wayar jami’i' },
  'field-record.read': { en: 'Field record read', ha: 'An karanta bayanin waje' },
  'field-record.decided': { en: 'Field record decided', ha: 'An yanke kan bayanin waje' },
  'field-record.registered': {
    en: 'Taxpayer registered from a field record',
    ha: 'An yi wa mai haraji rajista daga bayanin waje',
  },
  'spot-check.given': { en: 'Spot check given', ha: 'An bayar da binciken ba-zata' },
  'spot-check.answered': { en: 'Spot check answered', ha: 'An amsa binciken ba-zata' },
} as const satisfies Readonly<Record<string, Localized>>;
