import type { IncomingMessage } from 'node:http';
import { type LiveChange, liveHubMethods, liveHubPath, liveTopicSchema } from '@portal/contracts';
import {
  createHubServer,
  HubException,
  type HubLimits,
  type HubPlaces,
  type HubServer,
  hubMethod,
} from '@portal/signalr-hub';
import * as z from 'zod/mini';
import type { SignedInUser } from '../http/call.ts';
import type { Logger } from '../logging/create-logger.ts';
import { audienceOf, topicOf } from './live-audiences.ts';
import type { LiveTickets } from './live-tickets.ts';

export interface LiveHubOptions {
  readonly tickets: Pick<LiveTickets, 'open'>;
  /** Who a session belongs to, read from its row; nobody when it is over. */
  readonly userOfSession: (sessionId: string) => Promise<SignedInUser | undefined>;
  readonly allowedOrigins: (origin: string) => boolean;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly log: Logger;
  readonly limits?: Partial<HubLimits>;
  /** Connection tokens that every replica opens. */
  readonly places?: HubPlaces;
}

export interface LiveHub {
  readonly server: HubServer;
  /** Something changed for these audiences: whoever follows here looks again. */
  tell(audiences: readonly string[]): void;
  /** News may have been missed: everybody looks again. */
  tellAll(): void;
  /** Sessions of these people ended, or their roles changed: whose session is over hears nothing any more. */
  recheck(userIds: readonly string[]): Promise<void>;
}

interface Follower {
  readonly sessionId: string;
  readonly userId: string;
  readonly audiences: Set<string>;
}

/**
 * Tells signed-in browsers to look again, each about what is theirs. It carries no content: what changed is read over the API, with
 * its own checks.
 */
export function createLiveHub({ tickets, userOfSession, log, ...options }: LiveHubOptions): LiveHub {
  const followers = new Map<string, Follower>();

  const follow = hubMethod({
    parse: (args) => z.parse(z.tuple([liveTopicSchema]), args)[0],
    async handler({ args: topic, connectionId, userId: sessionId }) {
      const user = sessionId === undefined ? undefined : await userOfSession(sessionId);
      if (!user || sessionId === undefined) throw new HubException('This session is over');
      const audience = audienceOf(topic, user);
      if (!audience) throw new HubException('You cannot follow this');
      // A connection that went meanwhile would be remembered for ever.
      if (!server.groups.add(connectionId, audience)) return;
      const follower = followers.get(connectionId) ?? { sessionId, userId: user.id, audiences: new Set<string>() };
      followers.set(connectionId, follower);
      follower.audiences.add(audience);
    },
  });

  const server = createHubServer({
    path: liveHubPath,
    methods: { [liveHubMethods.follow]: follow },
    ...options,
    log,
    async identify({ accessToken }) {
      const sessionId = accessToken && tickets.open(accessToken);
      if (!sessionId || !(await userOfSession(sessionId))) return 'unauthorized';
      // The connection is the session's: with another one of the same person it cannot be taken over.
      return { userId: sessionId };
    },
    onDisconnected: ({ connectionId }) => void followers.delete(connectionId),
  });

  function tell(audiences: readonly string[]): void {
    for (const audience of audiences) {
      const topic = topicOf(audience);
      if (topic) server.groups.send(audience, liveHubMethods.changed, { topic } satisfies LiveChange);
    }
  }

  return {
    server,
    tell,
    tellAll: () => tell([...new Set([...followers.values()].flatMap(({ audiences }) => [...audiences]))]),
    async recheck(userIds) {
      const concerned = new Set(userIds);
      for (const [connectionId, follower] of followers) {
        if (!concerned.has(follower.userId) || (await userOfSession(follower.sessionId))) continue;
        for (const audience of follower.audiences) server.groups.remove(connectionId, audience);
        followers.delete(connectionId);
      }
    },
  };
}
