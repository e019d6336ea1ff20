import type { MessagesLike } from '@portal/platform';
import type { messages as en } from './notes.en.ts';

export const messages: MessagesLike<typeof en> = {
  needsScript: 'Wannan fom yana buƙatar JavaScript. Kunna shi a burauzarka, ko ka ziyarci ofishin haraji.', // native reviewer: "burauza" for browser
  switchedOff: 'Hukumar haraji ta kashe wannan a yanzu',
  whatWeStore: 'Abin da muke adanawa game da kai, da wanda yake gani',
};
