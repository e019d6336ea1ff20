import type { AuthoredBlock } from '@portal/contracts';
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
