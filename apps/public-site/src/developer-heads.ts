import type { DeveloperPage, Localized } from '@portal/contracts';

interface DeveloperHead {
  readonly title: Localized;
  readonly description: Localized;
}

/** What the pages for developers are called; all else on them comes with their HTML. */
export const developerHeads: Readonly<Record<DeveloperPage, DeveloperHead>> = {
  reference: {
    title: { en: 'For developers', ha: 'Ga masu rubuta shirye-shirye' },
    description: {
      en: 'Raise bills from your own program: quick start, every operation with fields and errors, and examples in curl, Node, Python and PHP.',
      ha: 'Yi bil daga shirinka: farawa cikin sauri, kowane aiki da filayensa da kurakuransa, da misalai a curl, Node, Python da PHP.',
    },
  },
  authentication: {
    title: { en: 'Keys, and why a call is refused', ha: 'Makullai, da dalilin ƙin kira' },
    description: {
      en: 'What a key of the interface is made of, what it may do, and what each refusal means.',
      ha: 'Abin da makullin haɗin ya ƙunsa, abin da zai iya yi, da ma’anar kowane ƙi.',
    },
  },
  signatures: {
    title: {
      en: 'Signed calls, and why a signature fails',
      ha: 'Kira mai sa hannu, da dalilin da sa hannu yake kasawa',
    },
    description: {
      en: 'How calls of the interface are signed (RFC 9421), with an example that runs, and what each refusal means.',
      ha: 'Yadda ake sa wa kiran haɗin hannu (RFC 9421), da misali mai aiki, da ma’anar kowane ƙi.',
    },
  },
  changelog: {
    title: { en: 'What changed for developers', ha: 'Abin da ya sauya ga masu rubuta shirye-shirye' },
    description: {
      en: 'Changes of the interface that programs call, with an Atom feed.',
      ha: 'Sauye-sauyen haɗin da shirye-shirye suke kira, da Atom feed.',
    },
  },
};
