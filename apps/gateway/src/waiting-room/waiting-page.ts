import { lagosTime } from '@portal/contracts';
import type { PageLanguage, PlainPage } from '../plain-pages/plain-page.ts';

export interface WaitingPage {
  readonly language: PageLanguage;
  /** People before this visitor. */
  readonly ahead: number;
  readonly perSecond: number;
  readonly returnInSeconds: number;
  /** Milliseconds since 1970. */
  readonly arrivedAt: number;
}

interface Words {
  readonly title: string;
  readonly lead: string;
  readonly place: (place: string) => string;
  readonly wait: (minutes: number) => string;
  readonly held: string;
  readonly kept: (time: string) => string;
  readonly payments: string;
  readonly status: string;
}

const words: Readonly<Record<PageLanguage, Words>> = {
  en: {
    title: 'You are in line',
    lead: 'Many people are here at this moment. Everybody is let in in the order in which they came.',
    place: (place) => `Your place: ${place}`,
    wait: (minutes) => (minutes <= 1 ? 'About a minute at most.' : `About ${minutes} minutes.`),
    held: 'Nobody is let in just now. Your place stays yours.',
    kept: (time) =>
      `You came at ${time}. That time and your place are kept, also when you load this page again or sign in later. This page comes back by itself.`,
    payments: 'Payments that have begun go on without waiting.',
    status: 'How the service is doing',
  },
  // native reviewer: all of it
  ha: {
    title: 'Kana cikin layi',
    lead: 'Mutane da yawa suna nan a yanzu. Ana barin kowa ya shiga bisa tsarin zuwansa.',
    place: (place) => `Matsayinka: ${place}`,
    wait: (minutes) => (minutes <= 1 ? 'Kamar minti ɗaya ko ƙasa da haka.' : `Kamar minti ${minutes}.`),
    held: 'Ba a barin kowa ya shiga a yanzu. Matsayinka yana nan naka.',
    kept: (time) =>
      `Ka zo da ƙarfe ${time}. An ajiye wannan lokaci da matsayinka, ko da ka sake buɗe wannan shafi ko ka shiga asusunka daga baya. Wannan shafi yana dawowa da kansa.`,
    payments: 'Biyan da aka fara yana ci gaba ba tare da jira ba.',
    status: 'Yadda sabis ɗin yake',
  },
};

/** What somebody sees who waits. It counts in their own place, never in a percentage that stands still. */
export function waitingPage({ language, ahead, perSecond, returnInSeconds, arrivedAt }: WaitingPage): PlainPage {
  const said = words[language];
  const minutes = perSecond > 0 ? Math.ceil(ahead / perSecond / 60) : 0;
  const time = lagosTime(arrivedAt).slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM:SS'.length);
  return {
    language,
    title: said.title,
    refreshSeconds: returnInSeconds,
    styles:
      '.place{margin:0;font-size:1.5rem;font-weight:700;font-variant-numeric:tabular-nums}.card p:last-child{margin:0}',
    body: [
      `<p>${said.lead}</p><div class="card" role="status"><p class="place">${said.place((ahead + 1).toLocaleString('en-NG'))}</p>`,
      `<p>${perSecond > 0 ? said.wait(minutes) : said.held}</p></div><p>${said.kept(time)}</p>`,
      `<p class="muted">${said.payments}</p><p><a href="/status${language === 'ha' ? '?lang=ha' : ''}">${said.status}</a></p>`,
    ].join(''),
  };
}
