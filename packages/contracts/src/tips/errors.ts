import type { ErrorPart } from '../error-part.ts';

// native reviewer: the Hausa of the whole list is ours.
export const tipsErrors = {
  'tip.not-found': { status: 404, message: 'There is no such report', hausa: 'Babu irin wannan rahoto' },
  'tip.area-unknown': {
    status: 422,
    message: 'There is no such local government',
    hausa: 'Babu irin wannan ƙaramar hukuma',
  },
  'tip.no-source': {
    status: 409,
    message: 'Record the source “Tips of the public” first and have a Director approve it',
    hausa: 'A fara rubuta tushen “Labaran jama’a”, wani Darakta ya amince da shi',
  },
  'tip.open-already': {
    status: 409,
    message: 'There is an open lead about this taxpayer already',
    hausa: 'Akwai buɗaɗɗiyar alama game da wannan mai haraji',
  },
  'tip.no-sender': { status: 409, message: 'Nobody gave a name', hausa: 'Babu wanda ya ba da suna' },
  'tip.asked-already': { status: 409, message: 'Legal asked already', hausa: 'Sashen shari’a ya riga ya nema' },
  'tip.not-asked': { status: 409, message: 'Nobody asked to open the sender', hausa: 'Babu wanda ya nemi a buɗe' },
  'tip.sealed': {
    status: 403,
    message: 'The sender is sealed: Legal asks, another Director approves, and only who asked reads for seven days',
    hausa:
      'An rufe mai aikowa: sashen shari’a ya nema, wani Darakta ya amince, wanda ya nema kaɗai zai karanta kwana bakwai',
  },
  'tip.no-reward': {
    status: 409,
    message: 'A reward is for a tip that became a lead, whose sender wants one, and once',
    hausa: 'Lada na labarin da ya zama alama ne, wanda mai aikowa yake so, sau ɗaya',
  },
  'tip.wrong-reference': {
    status: 422,
    message: 'This is not the reference of this tip: pay nobody',
    hausa: 'Wannan ba lambar wannan labari ba ce: kada a biya kowa',
  },
} as const satisfies ErrorPart;
