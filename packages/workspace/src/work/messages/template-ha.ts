import type { TemplateMessages } from './template-en.ts';

// native reviewer: the Hausa of the whole list is ours.
export const messages: TemplateMessages = {
  add: 'Ƙara amsa',
  edit: 'Canja',
  remove: 'Cire',
  removeText: (name) => `Ba za a ƙara ba da “${name}” ba. Abin da aka aika yana nan yadda yake.`,
  removed: 'Ba a ba da shi yanzu',
  none: 'Babu amsa tukuna',
  noneText:
    'Abin da ake amsawa sau da yawa ana rubuta shi sau ɗaya a nan, da harsuna biyu, kuma ana ba wanda yake amsawa.',
  everySubject: 'Kowane batu',
  changed: (name, day) => `${name}, ${day}`,
  name: 'Suna',
  subject: 'Batu',
  english: 'Kalmomi da Turanci',
  hausa: 'Kalmomi da Hausa',
  save: 'Ajiye',
  saved: 'Ana ba da shi daga yanzu',
  failed: 'Ba a ajiye ba. Sake gwadawa nan gaba kaɗan',
};
