import type { Sign } from '@portal/workspace/lists';
import type { userStatusWords } from './user-list.ts';

export const userSigns: Readonly<Record<keyof typeof userStatusWords, Sign>> = {
  active: { shape: 'tick', tone: 'good' },
  invited: { shape: 'clock', tone: 'info' },
  suspended: { shape: 'cross', tone: 'danger' },
};
