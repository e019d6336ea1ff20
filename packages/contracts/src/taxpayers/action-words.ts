import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole list is ours.
export const taxpayersActions = {
  'taxpayer.read': { en: 'Taxpayer’s record opened', ha: 'An buɗe bayanan mai biyan haraji' },
  'taxpayer.duplicates-searched': { en: 'Duplicates looked for', ha: 'An nemo masu kama' },
  'taxpayer.merge-proposed': { en: 'Merge proposed', ha: 'An gabatar da haɗawa' },
  'taxpayer.merge-released': { en: 'Merged', ha: 'An haɗa' },
  'taxpayer.merge-refused': { en: 'Merge refused', ha: 'An ƙi haɗawa' },
  'taxpayer.merge-withdrawn': { en: 'Merge withdrawn', ha: 'An janye haɗawa' },
  'taxpayer.separation-proposed': { en: 'Separation proposed', ha: 'An gabatar da rabawa' },
  'taxpayer.separation-released': { en: 'Separated again', ha: 'An sake rabawa' },
  'taxpayer.separation-refused': { en: 'Separation refused', ha: 'An ƙi rabawa' },
  'taxpayer.separation-withdrawn': { en: 'Separation withdrawn', ha: 'An janye rabawa' },
  'taxpayer.standing-proposed': { en: 'Another standing proposed', ha: 'An gabatar da wani matsayi' },
  'taxpayer.standing-released': { en: 'Standing changed', ha: 'An canza matsayi' },
  'taxpayer.standing-refused': { en: 'Another standing refused', ha: 'An ƙi wani matsayi' },
  'taxpayer.standing-withdrawn': { en: 'Another standing withdrawn', ha: 'An janye wani matsayi' },
  'taxpayer.home-office-chosen': { en: 'Home office chosen', ha: 'An zaɓi ofishin gida' },
  'taxpayer.home-office-confirmed': { en: 'Home office confirmed', ha: 'An tabbatar da ofishin gida' },
  'taxpayer.office-change-requested': { en: 'Another office asked for', ha: 'An nemi wani ofis' },
  'taxpayer.duplicates-listed': {
    en: 'Possible duplicates of the register listed',
    ha: 'An jera masu yiwuwar zama ɗaya',
  },
} as const satisfies Readonly<Record<string, Localized>>;
