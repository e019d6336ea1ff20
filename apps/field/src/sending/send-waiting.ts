import { type FieldStore, markSent } from '../store/field-store.ts';
import { ask } from './ask.ts';

/** Why sending stopped. `done`: nothing waits that may be sent. */
export type SendingEnd = 'done' | 'no-network' | 'locked' | 'wiped' | 'unknown' | 'busy';

const stops: Readonly<Record<string, SendingEnd>> = {
  'field-device.locked': 'locked',
  'field-device.wiped': 'wiped',
  'field-device.unknown': 'unknown',
};

interface Sending {
  readonly store: FieldStore;
  readonly language: 'en' | 'ha';
  readonly onArrived: () => void;
}

/**
 * Sends what waits, the oldest first: the record, then the photos that the server still wants. A record goes from this phone only
 * when all of it has arrived; whatever broke in between is sent again and is the same record.
 */
async function send({ store, language, onArrived }: Sending): Promise<SendingEnd> {
  const own = await store.get('device', 'own');
  if (!own) return 'unknown';
  const proof = { deviceId: own.deviceId, secret: own.secret };
  const waiting = (await store.getAll('records')).filter(({ refusal }) => refusal === undefined);
  waiting.sort((a, b) => a.keptAt - b.keptAt);
  for (const record of waiting) {
    const { id, keyId, sealed } = record;
    const path = `/field/${record.visitId === undefined ? 'records' : 'visit-reports'}/${id}`;
    const refuse = (code: string) => store.put('records', { ...record, refusal: code });
    const answer = await ask<{ photosWanted: readonly number[] }>(
      ...(['PUT', path, { ...proof, keyId, sealed }, language] as const),
    );
    if (answer.kind === 'no-network') return 'no-network';
    if (answer.kind === 'refusal') {
      const stop = stops[answer.code];
      if (stop) return stop;
      await refuse(answer.code);
      continue;
    }
    let refusal = '';
    for (const position of answer.body.photosWanted) {
      const photo = await store.get('photos', [id, position]);
      if (!photo) continue;
      const sent = await ask<object>(
        ...(['PUT', `${path}/photos/${position}`, { ...proof, keyId, sealed: photo.sealed }, language] as const),
      );
      if (sent.kind === 'no-network') return 'no-network';
      if (sent.kind === 'refusal') {
        const stop = stops[sent.code];
        if (stop) return stop;
        refusal = sent.code;
      }
    }
    if (refusal) await refuse(refusal);
    else await markSent(store, id, Date.now());
    onArrived();
  }
  return sendAnswers({ store, language, onArrived }, proof);
}

/** Answers to spot checks; a refused one is not sent again by itself. */
async function sendAnswers(
  { store, language, onArrived }: Sending,
  proof: { readonly deviceId: string; readonly secret: string },
): Promise<SendingEnd> {
  for (const answer of await store.getAll('answers')) {
    const { id, keyId, sealed } = answer;
    if (sealed === undefined || answer.refusal !== undefined) continue;
    const sent = await ask<object>('PUT', `/field/spot-checks/${id}`, { ...proof, keyId, sealed }, language);
    if (sent.kind === 'no-network') return 'no-network';
    if (sent.kind === 'refusal') {
      const stop = stops[sent.code];
      if (stop) return stop;
    }
    await store.put('answers', sent.kind === 'answer' ? { id } : { ...answer, refusal: sent.code });
    onArrived();
  }
  return 'done';
}

/** One sender at a time, in whatever tab. */
export async function sendWaiting(sending: Sending): Promise<SendingEnd> {
  const { locks } = navigator as { readonly locks?: LockManager | null };
  if (!locks) return send(sending);
  return locks.request('field-sending', { ifAvailable: true }, (lock) => (lock ? send(sending) : 'busy'));
}
