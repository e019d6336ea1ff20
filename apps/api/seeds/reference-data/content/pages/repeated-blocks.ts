import type { AuthoredBlock, PictogramName } from '@portal/contracts';
import { t } from '../wording.ts';

/** What a page of a tax ends with: the next step. */
export const payABill: AuthoredBlock = {
  kind: 'action',
  to: '/',
  label: t('Find, pay or check a bill', 'Nemo, biya ko tantance bil'),
};

/** For whoever works out what they owe and has no bill yet. */
export const getABill: AuthoredBlock = {
  kind: 'action',
  to: '/?a=login&routeTo=mda-collections',
  label: t('Get a bill', 'Samu bil'),
  text: t(
    'With an account: choose the revenue service, what you pay and the amount, and get the bill at once.',
    'Idan kana da asusu: zaɓi hukumar haraji, abin da kake biya da adadinsa, ka sami bil nan take.',
  ),
};

/** Rates of the state whose newest law nobody could read yet. */
export const lastPublished: AuthoredBlock = {
  kind: 'callout',
  tone: 'uncertain',
  text: t(
    'These are the amounts last published. A new State Tax (Consolidation) Law of 2025 is reported as signed and may have changed them; your bill shows the amount that counts.',
    'Waɗannan su ne adadin ƙarshe da aka wallafa. An ba da rahoton cewa an sa wa sabuwar Dokar Haraji ta Jiha ta 2025 hannu, tana iya sauya su; bil ɗinka ne ke nuna adadin da ya dace.',
  ),
};

export const stateConsolidationLaw = t(
  'Kaduna State Tax (Codification and Consolidation) Law 2020, as last published',
  'Dokar haraji ta Jihar Kaduna ta 2020, kamar yadda aka wallafa ta ƙarshe',
);

interface Words {
  readonly en: string;
  readonly ha: string;
}

interface TaxFacts {
  readonly rate: Words;
  readonly who: Words;
  readonly due: Words;
  /** By its short name; it leads to the sources of the page. */
  readonly law?: Words;
}

/** A tax at a glance, at the top of its page. */
export function facts(picture: PictogramName, path: string, { rate, who, due, law }: TaxFacts): AuthoredBlock {
  const items = [
    { label: t('Rate', 'Kaso'), value: rate },
    { label: t('Who', 'Wa yake biya'), value: who },
    { label: t('Due', 'Lokaci'), value: due },
    ...(law ? [{ label: t('Law', 'Doka'), value: law, to: `${path}#sources` }] : []),
  ];
  return { kind: 'facts', picture, items };
}

/** Three days that come round every month: the page of each tax names its own, the home page all. */
export const monthlyDueDays = {
  paye: {
    day: 10,
    title: t('PAYE', 'Harajin albashi (PAYE)'),
    text: t('what last month’s pay deducted', 'abin da aka cire daga albashin watan jiya'),
    to: '/tax-trails/paye-manager',
  },
  consumption: {
    day: 20,
    title: t('Consumption tax', 'Harajin amfani'),
    text: t('hotels, restaurants, events', 'otel, gidan abinci, wurin taro'),
    to: '/tax-trails/consumption-tax',
  },
  withholding: {
    day: 30,
    title: t('Withholding tax', 'Harajin cirewa'),
    text: t('and other deductions of last month', 'da sauran ragewar watan jiya'),
    to: '/tax-trails/witholding',
  },
};

/** Two days of the year. */
export const yearlyDueDays = [
  {
    day: 31,
    month: 1,
    title: t('Employer’s return (Form H1)', 'Rahoton mai ɗaukar ma’aikata (Form H1)'),
    text: t('for the year before', 'na shekarar da ta gabata'),
    to: '/tax-trails/paye-manager',
  },
  {
    day: 31,
    month: 3,
    title: t('Your own return (Form A)', 'Rahotonka (Form A)'),
    text: t('for the year before', 'na shekarar da ta gabata'),
    to: '/tax-trails',
  },
];
