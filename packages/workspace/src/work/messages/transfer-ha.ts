import type { TransferMessages } from './transfer-en.ts';

// native reviewer: the Hausa of the whole list is ours.
export const messages: TransferMessages = {
  transferAll: 'Miƙa dukan waɗanda ke buɗe',
  effect:
    'Duk abin da ke buɗe a hannun wani zai koma hannun wani. Lokutan alkawari suna ci gaba kamar yadda suke; abin da ɗayan ba zai iya riƙewa ba yana nan.',
  from: 'Daga',
  to: 'Zuwa ga',
  reason: 'Dalili, don rubutawa',
  withOpen: (name, open) => `${name} (${open} a buɗe)`,
  mayHave: (name, role, takes) => `${name}, ${role} (zai iya riƙe ${takes})`,
  transferred: (transferred, stayed) =>
    stayed > 0 ? `An miƙa: ${transferred}. Suna nan inda suke: ${stayed}` : `An miƙa: ${transferred}`,
  failed: 'Ba a miƙa komai ba. Sake gwadawa nan gaba kaɗan',
};
