import { type LiveTopic, liveTopics, type Scope } from '@portal/contracts';
import type { SignedInUser } from '../http/call.ts';

/** Who is told about a topic together: `inbox:<user>`, `work:all`, `work:office:<id>`, `counter:mda:<id>`. */
export type LiveAudience = `${LiveTopic}:${string}`;

export function liveAudience(topic: LiveTopic, whose: string): LiveAudience {
  return `${topic}:${whose}`;
}

/** Cases of an office concern whoever works there and whoever sees every office; cases of none only the latter. */
export function workAudiences(officeId: number | null): LiveAudience[] {
  const all = liveAudience('work', 'all');
  return officeId === null ? [all] : [all, liveAudience('work', `office:${officeId}`)];
}

/** The one policy of what somebody hears about a topic; undefined where the topic is not for them. */
export function audienceOf(topic: LiveTopic, user: Pick<SignedInUser, 'id' | 'scope'>): LiveAudience | undefined {
  switch (topic) {
    case 'inbox':
    case 'exports':
      return liveAudience(topic, user.id);
    case 'work':
      return workAudienceOf(user.scope);
    case 'counter':
      return user.scope.kind === 'mda' ? liveAudience('counter', `mda:${user.scope.mdaId}`) : undefined;
    default:
      return topic satisfies never;
  }
}

function workAudienceOf(scope: Scope): LiveAudience | undefined {
  if (scope.kind === 'state') return liveAudience('work', 'all');
  if (scope.kind !== 'tax-offices') return undefined;
  return liveAudience('work', scope.reach === 'all' ? 'all' : `office:${scope.taxOfficeId}`);
}

export function topicOf(audience: string): LiveTopic | undefined {
  return liveTopics.find((topic) => audience.startsWith(`${topic}:`));
}
