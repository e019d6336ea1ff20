import { galleryItems } from './gallery.ts';
import { news as newsItems } from './news.ts';
import { aboutUs } from './pages/about-us.ts';
import { education, mdaCollection, mining, whatsappPay } from './pages/agencies.ts';
import { taxBenefit, taxBenefits } from './pages/benefits.ts';
import { eServices } from './pages/e-services.ts';
import { home } from './pages/home.ts';
import { businessPremises, consumptionTax, developmentLevy } from './pages/levies.ts';
import { faq, gallery, news } from './pages/lists.ts';
import { payeManager } from './pages/paye-manager.ts';
import { privacyNotice } from './pages/privacy-notice.ts';
import { stampDuty } from './pages/stamp-duty.ts';
import { taxTrails } from './pages/tax-trails.ts';
import { termsOfUse } from './pages/terms-of-use.ts';
import { mvaKaduna, transportation } from './pages/vehicles.ts';
import { whatWeOffer } from './pages/what-we-offer.ts';
import { witholding } from './pages/witholding.ts';
import { questionsOnPaying } from './questions-on-paying.ts';
import { questionsOnTaxes } from './questions-on-taxes.ts';
import { tariffs } from './tariffs.ts';
import type { SeededContent } from './wording.ts';

/** Everything the public site says when it is new. */
export const seededContent: readonly SeededContent[] = [
  home,
  aboutUs,
  eServices,
  whatWeOffer,
  taxTrails,
  mvaKaduna,
  mdaCollection,
  witholding,
  education,
  transportation,
  whatsappPay,
  taxBenefit,
  mining,
  payeManager,
  developmentLevy,
  consumptionTax,
  businessPremises,
  stampDuty,
  taxBenefits,
  gallery,
  news,
  faq,
  privacyNotice,
  termsOfUse,
  ...questionsOnPaying,
  ...questionsOnTaxes,
  ...newsItems,
  ...galleryItems,
  ...tariffs,
];
