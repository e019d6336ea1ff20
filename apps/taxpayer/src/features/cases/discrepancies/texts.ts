import { screens } from '../../../screens.ts';

// native reviewer: the Hausa of the whole list is ours.
export const texts = {
  title: screens['own-discrepancy'].title,
  loading: { en: 'Loading the question', ha: 'Ana ɗauko tambayar' },
  failed: { en: 'The question could not be read.', ha: 'Ba a iya karanta tambayar ba.' },
  lead: {
    en: 'Others declared more of you than your return says. This is a question: nothing is assessed before your days to answer are over, or your explanation was read.',
    ha: 'Wasu sun bayyana fiye da abin da bayaninka ya ce. Wannan tambaya ce: ba a kimanta komai kafin kwanakin amsarka su ƙare, ko a karanta bayaninka.',
  },
  state: { en: 'State', ha: 'Matsayi' },
  compared: { en: 'Compared', ha: 'An kwatanta' },
  declared: { en: 'Your return says', ha: 'Bayaninka ya ce' },
  found: { en: 'Others declared', ha: 'Wasu sun bayyana' },
  source: { en: 'Who declared it', ha: 'Wanda ya bayyana' },
  sourceOn: { en: 'Day of it', ha: 'Ranarsa' },
  office: { en: 'Tax office', ha: 'Ofishin haraji' },
  question: { en: 'The office asks', ha: 'Ofis yana tambaya' },
  answerBy: { en: 'Answer by', ha: 'Amsa zuwa' },
  yours: { en: 'Your explanation', ha: 'Bayaninka' },
  decision: { en: 'The office wrote', ha: 'Ofis ya rubuta' },
  explanation: { en: 'Explanation', ha: 'Bayani' },
  send: { en: 'Send the explanation', ha: 'Aika bayani' },
  sent: { en: 'Your explanation was sent', ha: 'An aika bayaninka' },
  amend: {
    en: 'If your return is wrong, file it again with the right figures.',
    ha: 'Idan bayaninka ba daidai ba ne, sake gabatar da shi da adadin daidai.',
  },
  file: { en: 'File the return again', ha: 'Sake gabatar da bayani' },
  back: { en: 'Notices and cases', ha: 'Sanarwa da shari’o’i' },
} as const;
