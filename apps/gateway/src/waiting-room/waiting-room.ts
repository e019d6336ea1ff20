import { placeLivesMs } from '@portal/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOfVisit, sendPlainPage } from '../plain-pages/plain-page.ts';
import { type RoomSetting, roomSwitch } from './room-switch.ts';
import { type Entry, type Place, placeSigner } from './signed-place.ts';
import { waitingLine } from './waiting-line.ts';
import { waitingPage } from './waiting-page.ts';
import { mayHaveToWait } from './who-waits.ts';

export interface WaitingRoomOptions {
  /** Shared by all gateways; without it nobody ever waits. */
  readonly key: string | undefined;
  readonly perSecond: number;
  readonly stateDir: string | undefined;
  readonly portalOrigin: string;
}

export interface WaitingRoom {
  /** When the visitor had come who waited for a turn: for the API, which believes it from us alone. */
  readonly arrivalOf: (request: Pick<FastifyRequest, 'headers'>) => Date | undefined;
  readonly figures: () => RoomSetting & { readonly waiting: number; readonly entered: number };
}

/** The page of the waiting room asks again after two seconds at the soonest. */
const waitedLeastMs = 1000;
const placeCookie = 'portal_place';
const entryCookie = 'portal_entry';

/** Before every page: lets in as many as the rate allows, in the order of their arrival, and gives the others a place (docs/decisions/0881). */
export function waitingRoom(app: FastifyInstance, options: WaitingRoomOptions): WaitingRoom {
  const { key, perSecond, portalOrigin } = options;
  const settingNow = roomSwitch(options.stateDir, { mode: key ? 'auto' : 'off', perSecond });
  const line = waitingLine(Date.now);
  const figures = () => ({ ...settingNow(), waiting: line.waiting(), entered: line.entered() });
  if (!key) return { arrivalOf: () => undefined, figures };
  const signer = placeSigner(key);
  const attributes = `; Path=/; HttpOnly; SameSite=Lax; Max-Age=${placeLivesMs / 1000}${portalOrigin.startsWith('https:') ? '; Secure' : ''}`;

  function letIn(reply: FastifyReply, place: Place): void {
    const entry: Entry = { ...place, enteredAt: Date.now() };
    reply.header('set-cookie', `${entryCookie}=${signer.writeEntry(entry)}${attributes}`);
  }

  app.addHook('onRequest', async (request, reply) => {
    const { method, url, headers } = request;
    if (!mayHaveToWait({ method, url, referer: headers.referer, portalOrigin })) return;
    const { mode, perSecond: rate } = settingNow();
    if (mode === 'off') return;
    const now = Date.now();
    if (signer.readEntry(cookieOf(request, entryCookie), now)) return;
    const rules = { perSecond: rate, isForced: mode === 'on' };
    const wasCalm = line.isCalm(rules);
    const shown = signer.readPlace(cookieOf(request, placeCookie), now);
    let place = shown ?? signer.newPlace(now);
    let turn = line.turnOf(place, rules);
    if (turn.kind === 'spent') {
      place = signer.newPlace(now);
      turn = line.turnOf(place, rules);
    }
    if (turn.kind !== 'wait') {
      // While there is room for everybody nobody needs a cookie.
      if (!wasCalm || shown) letIn(reply, place);
      return;
    }
    const { ahead, returnInSeconds } = turn;
    reply.status(503).headers({
      'retry-after': returnInSeconds,
      'set-cookie': `${placeCookie}=${signer.writePlace(place)}${attributes}`,
    });
    const language = languageOfVisit(request);
    return sendPlainPage(
      reply,
      waitingPage({ language, ahead, perSecond: rate, returnInSeconds, arrivedAt: place.arrivedAt }),
    );
  });

  app.addHook('onSend', async (_, reply) => {
    // Whoever else was given a kept answer would be given the cookie with it.
    if (reply.hasHeader('set-cookie')) reply.header('cache-control', 'no-store');
  });

  return {
    arrivalOf(request) {
      const now = Date.now();
      const entry = signer.readEntry(cookieOf(request, entryCookie), now);
      // Who was let in on arrival was kept from nothing.
      if (entry) return entry.enteredAt - entry.arrivedAt < waitedLeastMs ? undefined : new Date(entry.arrivedAt);
      const place = signer.readPlace(cookieOf(request, placeCookie), now);
      return place && new Date(place.arrivedAt);
    },
    figures,
  };
}

function cookieOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}
