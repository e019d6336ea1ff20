import { ApiError } from '@portal/api-client';
import { Icon, type IconName, Page, Sheet, TextLink } from '@portal/ui';
import { type ReactNode, useEffect } from 'react';
import { focusTitle } from '../../forms/title-focus.ts';
import type { RegistrationMessages } from './messages/use-registration-messages.ts';
import { useRegistrationMessages } from './messages/use-registration-messages.ts';

/** What ends a step of registering and has a screen of its own. */
export type ProblemKind =
  | 'nin-not-found'
  | 'provider-away'
  | 'already-registered'
  | 'details-mismatch'
  | 'expired'
  | 'perhaps-arrived'
  | 'failed';

const kinds: Readonly<Record<string, ProblemKind>> = {
  'registration.nin-not-found': 'nin-not-found',
  'registration.identity-provider-unavailable': 'provider-away',
  'registration.already-registered': 'already-registered',
  'registration.details-mismatch': 'details-mismatch',
  'registration.look-up-expired': 'expired',
};

export function problemOf(error: unknown): ProblemKind {
  return (error instanceof ApiError && kinds[error.code]) || 'failed';
}

const looks = {
  'nin-not-found': {
    icon: 'search',
    title: 'notFoundTitle',
    points: ['notFoundDigits', 'notFoundNew', 'notFoundVirtual'],
  },
  'provider-away': { icon: 'clock', title: 'awayTitle', points: ['awayKept', 'awayNoAccount'] },
  'already-registered': { icon: 'person', title: 'registeredTitle', points: ['registeredOther'] },
  'details-mismatch': { icon: 'warning', title: 'mismatchTitle', points: ['mismatchAsCard', 'mismatchAtNimc'] },
  expired: { icon: 'clock', title: 'expiredTitle', points: ['expiredKept'] },
  'perhaps-arrived': { icon: 'info', title: 'arrivedTitle', points: ['arrivedLook', 'arrivedAgain'] },
  failed: { icon: 'warning', title: 'failedTitle', points: ['failedKept'] },
} as const satisfies Record<
  ProblemKind,
  { icon: IconName; title: keyof RegistrationMessages; points: readonly (keyof RegistrationMessages)[] }
>;

export interface ProblemProps {
  readonly kind: ProblemKind;
  /** The server's own words, or the default of spec §8. */
  readonly message: string;
  /** What can be done now. */
  readonly children: ReactNode;
}

/** Takes the place of the step; what was typed waits behind it. */
export function Problem({ kind, message, children }: ProblemProps) {
  const messages = useRegistrationMessages();
  const { icon, title, points } = looks[kind];
  useEffect(focusTitle, []);

  return (
    <Page title={messages[title]} width="form">
      <Sheet className="registration-problem">
        <p className="registration-problem-message" role="alert">
          <Icon name={icon} size={28} />
          <span>{message}</span>
        </p>
        <ul>
          {points.map((point) => (
            <li key={point}>{messages[point]}</li>
          ))}
        </ul>
        <div className="registration-actions">{children}</div>
      </Sheet>
      <p>
        <TextLink to="/contact-us">{messages.contactUs}</TextLink>
      </p>
    </Page>
  );
}
