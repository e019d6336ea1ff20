import { type Language, type Localized, type WorkCase, workKindOf } from '@portal/contracts';
import { formatDate } from '@portal/ui';
import type { WorkMessages } from '../messages/en.ts';
import type { Happening } from '../record/story.tsx';

/** Steps of a case and changes of its clock, in the order they happened, in words. */
export function happeningsOf(
  { kind, steps, deadlineChanges }: Pick<WorkCase, 'kind' | 'steps' | 'deadlineChanges'>,
  messages: WorkMessages,
  localized: (words: Localized) => string,
  language: Language,
): readonly Happening[] {
  const { moves, states } = workKindOf(kind);
  const ofSteps = steps.map(({ move, to, at, by, role, onBehalfOf, reason, document }): Happening => {
    const state = states[to];
    const who = by && (role ? `${by.name} (${role})` : by.name);
    const words = moves[move]?.name;
    return {
      at,
      title:
        move === 'open' ? messages.opened : `${words ? localized(words) : move}: ${state ? localized(state.name) : to}`,
      by: who === null ? messages.byPortal : onBehalfOf ? messages.inPlaceOf(who, onBehalfOf.name) : messages.by(who),
      text: [reason, document && messages.document(document)].filter(Boolean).join(' · ') || undefined,
      ...(state?.isFinal && { tone: 'good' as const }),
    };
  });
  const ofClock = deadlineChanges.map(({ kind: change, at, by, reason, days, untilDay }): Happening => {
    const title = change === 'pause' ? messages.paused : messages.extended(days ?? 0);
    const until =
      untilDay === null || change === 'extension' ? '' : ` · ${messages.resumed(formatDate(untilDay, language))}`;
    return { at, title: `${title}${until}`, text: reason, tone: 'warning', ...(by && { by: messages.by(by.name) }) };
  });
  return [...ofSteps, ...ofClock].sort((one, other) => one.at.localeCompare(other.at));
}
