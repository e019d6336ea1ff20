import type { enrolFieldDevice, enrolOfficerPhone, ResponseOf } from '@portal/contracts';
import { close, pinKey } from '../sealing/pin-key.ts';
import { ask } from '../sending/ask.ts';
import type { FieldStore } from '../store/field-store.ts';
import type { TodaysList } from '../todays-list.ts';
import type { BadgeLink } from '../use-badge-link.ts';

/** What the PIN has opened. */
export interface Opened {
  readonly key: CryptoKey;
  readonly list: TodaysList;
}

export type Enrolment =
  | { readonly kind: 'enrolled'; readonly opened: Opened }
  | { readonly kind: 'no-network' }
  | { readonly kind: 'refusal'; readonly message: string };

interface Enrolling {
  readonly store: FieldStore;
  readonly language: 'en' | 'ha';
  readonly link: BadgeLink;
  readonly pin: string;
}

/** A link and its PIN make this phone one of the field; its list is closed by the PIN from then on. */
export async function enrolPhone({ store, language, link, pin }: Enrolling): Promise<Enrolment> {
  const body = { token: link.token, pin, name: phoneName(navigator.userAgent) };
  const answer =
    link.kind === 'officer'
      ? await ask<ResponseOf<typeof enrolOfficerPhone>>('POST', '/field/officer-phones', body, language)
      : await ask<ResponseOf<typeof enrolFieldDevice>>('POST', '/field/devices', body, language);
  if (answer.kind !== 'answer') return answer;
  const { deviceId, secret } = answer.body;
  const list = 'sheet' in answer.body ? answer.body.sheet : answer.body.day;
  const holder = 'officerId' in list ? { enumeratorId: '', officerId: list.officerId } : list.enumeratorId;
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const key = await pinKey(pin, salt);
  const closed = { check: await close(key, 'open'), day: await close(key, list) };
  const proof = { deviceId, secret, sealKey: list.sealKey, salt };
  const own = { ...proof, ...(typeof holder === 'string' ? { enumeratorId: holder } : holder) };
  await store.put('device', { ...own, ...closed, wrongPins: 0, isLocked: false }, 'own');
  return { kind: 'enrolled', opened: { key, list } };
}

/** What the desk calls this phone. */
function phoneName(userAgent: string): string {
  const from = userAgent.indexOf('(') + 1;
  const to = userAgent.indexOf(')', from);
  return from > 0 && to > from ? userAgent.slice(from, Math.min(to, from + 100)) : 'Phone';
}
