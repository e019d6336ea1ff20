import { roles as builtInRoles, type Role } from '@portal/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import type { LiveSession, SessionsRepository } from './data/sessions.repository.ts';
import { scopeOf } from './domain/scope-of.ts';
import { idleExpiryOf } from './domain/session-times.ts';
import { tokenHashOf } from './tokens.ts';

/** Told by the database with the ids of the people whose sessions ended. */
export const sessionEndedTopic = 'session.ended';

export interface SessionChecker {
  /**
   * Who is calling, from the `authorization` header; nobody when the session is unknown or over. What a page asks by itself does
   * not count as using it.
   */
  identify(authorization: string, use?: { readonly isByItself: boolean }): Promise<SignedInUser | undefined>;
  /** Whose session this is, read from its row; nobody when it is over. Does not count as using it. */
  userOfSession(sessionId: string): Promise<SignedInUser | undefined>;
  /** Sessions of these people ended, somewhere. */
  forget(userIds: readonly string[]): void;
  forgetAll(): void;
}

export interface SessionCheckerDeps {
  readonly sessions: SessionsRepository;
  readonly clock: Clock;
  /** Whether we would hear that a session ended; while we would not, every call asks the database. */
  readonly hearsOfEnds: () => boolean;
}

interface Entry {
  readonly session: LiveSession;
  readonly user: SignedInUser;
  /** When the row was read last. */
  readAt: number;
  /** Since then somebody called with it. */
  isUsed: boolean;
}

/** Should news get lost on the way, an ended session lives no longer than this: the second that was promised. */
const longestTrustMs = 1_000;
/** The last use is written to the minute. */
const touchEveryMs = 60_000;
const mostEntries = 20_000;

/** Answers from memory only what is good news; that a session is over is always read from the row. */
export function createSessionChecker({ sessions, clock, hearsOfEnds }: SessionCheckerDeps): SessionChecker {
  const entries = new Map<string, Entry>();
  let news = 0;

  async function load(key: string, tokenHash: Buffer): Promise<Entry | undefined> {
    const newsBefore = news;
    const now = clock.now();
    const session = await sessions.findLive(tokenHash, now);
    const user = session && userOf(session);
    if (!user) return undefined;
    const entry = { session, user, readAt: now.getTime(), isUsed: false };
    // What was read while news came may be what the news was about.
    if (hearsOfEnds() && news === newsBefore) {
      if (entries.size >= mostEntries) entries.delete(entries.keys().next().value ?? '');
      entries.set(key, entry);
    }
    return entry;
  }

  /** One statement for all that were used since they were read last: a busy process asks once a second, not once a session. */
  async function readAgain(): Promise<void> {
    const newsBefore = news;
    const now = clock.now();
    const used = [...entries].filter(([, { isUsed }]) => isUsed);
    const live = await sessions.stillLive(
      used.map(([, { session }]) => session.id),
      now,
    );
    for (const [key, entry] of used) {
      if (!live.has(entry.session.id) || news !== newsBefore) entries.delete(key);
      else Object.assign(entry, { readAt: now.getTime(), isUsed: false });
    }
  }

  let reading: Promise<void> | undefined;
  function readAgainTogether(): Promise<void> {
    reading ??= readAgain().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return {
    async identify(authorization, { isByItself } = { isByItself: false }) {
      const token = /^bearer ([\w-]{43})$/i.exec(authorization)?.[1];
      if (!token) return undefined;
      const tokenHash = tokenHashOf(token);
      const key = tokenHash.toString('base64');
      const now = clock.now();
      const cached = entries.get(key);
      if (cached && hearsOfEnds()) {
        cached.isUsed = true;
        if (!isFresh(cached, now)) await readAgainTogether();
        if (entries.get(key) === cached && isTrusted(cached, now)) return cached.user;
      }
      entries.delete(key);
      const entry = await load(key, tokenHash);
      if (!entry) return undefined;
      if (isByItself || now.getTime() - entry.session.lastUsedAt.getTime() < touchEveryMs) return entry.user;
      entries.delete(key);
      return (await sessions.touch(entry.session.id, now)) ? entry.user : undefined;
    },
    async userOfSession(sessionId) {
      const session = await sessions.findLiveById(sessionId, clock.now());
      return session && userOf(session);
    },
    forget(userIds) {
      news += 1;
      const gone = new Set(userIds);
      for (const [key, { session }] of entries) if (gone.has(session.userId)) entries.delete(key);
    },
    forgetAll() {
      news += 1;
      entries.clear();
    },
  };
}

function isFresh({ readAt }: Entry, now: Date): boolean {
  return now.getTime() - readAt < longestTrustMs;
}

function isTrusted(entry: Entry, now: Date): boolean {
  const { session } = entry;
  const time = now.getTime();
  return (
    isFresh(entry, now) && time - session.lastUsedAt.getTime() < touchEveryMs && time < idleExpiryOf(session).getTime()
  );
}

/** A custom role grants nothing: as the active one it opens nothing, elsewhere it is left out. So does a role without what it is for. */
function userOf({ id, userId, roles, belongings }: LiveSession): SignedInUser | undefined {
  const isBuiltIn = (name: string): name is Role => builtInRoles.some((role) => role === name);
  const [active, ...others] = roles;
  if (!active || !isBuiltIn(active)) return undefined;
  const scope = scopeOf(active, belongings);
  if (!scope) return undefined;
  return { id: userId, sessionId: id, roles: [active, ...others.filter(isBuiltIn)], scope };
}
