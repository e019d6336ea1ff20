import { useLanguage } from '@portal/platform';
import { Page, TextLink } from '@portal/ui';
import { useMessages } from '../../messages.ts';
import { type PictureLink, PictureLinks } from '../../picture-links.tsx';

/** Here and not with the texts of the site: nothing else shows them. */
const texts = {
  en: {
    title: 'Stay tuned',
    lead: 'We are upgrading this service for the people of the state',
    today: 'New services appear here as they are ready. This works today:',
    bill: 'Find, pay or check a bill',
    billText: 'Without an account, with the reference alone.',
    tax: 'Work out a tax',
    taxText: 'Line by line, with the law behind it.',
    cardText: 'Is it really a collector of ours?',
    talk: 'Talk to a consultant',
    talkText: 'At an office, by phone or by video. Free.',
    next: 'On its way',
    whatsapp: 'Pay over WhatsApp',
    whatsappText: 'How it is meant to work. It does not exist yet: whoever offers it today is not us.',
  },
  // native reviewer: the whole list is ours.
  ha: {
    title: 'Ku kasance tare da mu',
    lead: 'Muna inganta wannan sabis don al’ummar jiha',
    today: 'Sababbin ayyuka za su bayyana a nan da zarar sun shirya. Waɗannan suna aiki yau:',
    bill: 'Nemo, biya ko tantance bil',
    billText: 'Ba tare da asusu ba, da lambar bil kaɗai.',
    tax: 'Lissafa haraji',
    taxText: 'Layi bayan layi, tare da dokarsa.',
    cardText: 'Shin mai karɓar harajinmu ne da gaske?',
    talk: 'Yi magana da mai ba da shawara',
    talkText: 'A ofishi, ta waya ko ta bidiyo. Kyauta.',
    next: 'Abin da ke tafe',
    whatsapp: 'Biya ta WhatsApp',
    whatsappText: 'Yadda aka tsara shi. Bai wanzu ba tukuna: duk wanda yake ba da shi yau ba mu ba ne.',
  },
} as const;

/** Spec §1: the service is being upgraded for the people of the state. What works meanwhile, and what is on its way. */
export function StayTuned() {
  const messages = useMessages();
  const own = texts[useLanguage()];
  const today: readonly PictureLink[] = [
    { picture: 'stamp-duty', to: '/', title: own.bill, text: own.billText },
    { picture: 'paye', to: '/tax-calculator', title: own.tax, text: own.taxText },
    { picture: 'card-checked', to: '/agent-network/verify', title: messages.collectorCheck, text: own.cardText },
    { picture: 'talk', to: '/consult-connect', title: own.talk, text: own.talkText },
  ];
  return (
    <Page title={own.title} lead={own.lead}>
      <p>{own.today}</p>
      <PictureLinks links={today} />
      <section className="tuned-next" aria-labelledby="tuned-next">
        <h2 id="tuned-next" className="home-heading">
          {own.next}
        </h2>
        <ul className="home-tasks">
          <li>
            <TextLink to="/tax-trails/whatsapp-pay">{own.whatsapp}</TextLink>
            <p>{own.whatsappText}</p>
          </li>
          <li>
            <TextLink to="/news">{messages.newsAll}</TextLink>
            <p>{messages.newsEmptyText}</p>
          </li>
        </ul>
      </section>
    </Page>
  );
}
