import type { messages } from '../messages/en.ts';

/** A text of the layout that takes no values. */
type MenuText = {
  [K in keyof typeof messages]: (typeof messages)[K] extends string ? K : never;
}[keyof typeof messages];

export interface MenuEntry {
  readonly text: MenuText;
  readonly to: `/${string}`;
  readonly children?: readonly MenuEntry[];
}

/** The header's links (spec §2.2). */
export const headerEntries: readonly MenuEntry[] = [
  { text: 'home', to: '/' },
  { text: 'aboutUs', to: '/about-us' },
  { text: 'eServices', to: '/e-services' },
  { text: 'consultConnect', to: '/consult-connect' },
  { text: 'agentNetwork', to: '/agent-network' },
  { text: 'contactUs', to: '/contact-us' },
];

/** The drawer titled Menu (spec §2.2), with the specification's spellings. */
export const drawerEntries: readonly MenuEntry[] = [
  { text: 'home', to: '/' },
  { text: 'aboutUsDrawer', to: '/about-us' },
  { text: 'contactUsDrawer', to: '/contact-us' },
  {
    text: 'taxTrails',
    to: '/tax-trails',
    children: [
      { text: 'mvaKaduna', to: '/tax-trails/mva-kaduna' },
      { text: 'mdaCollection', to: '/tax-trails/mda-collection' },
      { text: 'withholding', to: '/tax-trails/witholding' },
      { text: 'education', to: '/tax-trails/education' },
      { text: 'transportation', to: '/tax-trails/transportation' },
      { text: 'whatsappPay', to: '/tax-trails/whatsapp-pay' },
      { text: 'taxBenefit', to: '/tax-trails/tax-benefit' },
      { text: 'mining', to: '/tax-trails/mining' },
      { text: 'payeManager', to: '/tax-trails/paye-manager' },
      { text: 'developmentLevy', to: '/tax-trails/development-levy' },
      { text: 'consumptionTax', to: '/tax-trails/consumption-tax' },
      { text: 'businessPremises', to: '/tax-trails/business-premises-trade-fees' },
    ],
  },
  { text: 'whatWeOffer', to: '/what-we-offer' },
  { text: 'stampDuty', to: '/stamp-duty-capital-gain-tax' },
  { text: 'taxBenefits', to: '/tax-benefits' },
  { text: 'communicationInfrastructure', to: '/communication-infrastructure-assessment-portal' },
  { text: 'gallery', to: '/gallery' },
  { text: 'news', to: '/news' },
  { text: 'eServicesDrawer', to: '/e-services' },
  { text: 'taxCalculator', to: '/tax-calculator' },
  { text: 'faq', to: '/faq' },
];
