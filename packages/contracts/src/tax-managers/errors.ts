import type { ErrorPart } from '../error-part.ts';

export const taxManagersErrors = {
  'tax-manager.not-found': { status: 404, message: 'There is no such tax manager' },
  'tax-manager.full': {
    status: 409,
    message: 'That is more than the limit of this portfolio. Raise the limit, or give fewer',
  },
  'tax-manager.other-office': {
    status: 409,
    message: 'A taxpayer is looked after by somebody active of their own office. Choose one of that office',
  },
  'tax-manager.portfolio-empty': { status: 409, message: 'This portfolio is empty: there is nothing to give' },
  'staff-card.day-past': { status: 422, message: 'Choose a last day that is today or later' },
  'staff-card.missing': { status: 409, message: 'There is no valid card to take back' },
  'staff-card.not-active': { status: 409, message: 'There is no valid card: nothing is printed' },
} as const satisfies ErrorPart;
