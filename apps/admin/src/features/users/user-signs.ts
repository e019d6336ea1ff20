import type { userStatusWords } from '@portal/contracts';
import type { Sign } from '@portal/workspace/lists';

export const userSigns: Readonly<Record<keyof typeof userStatusWords, Sign>> = {
  active: { shape: 'tick', tone: 'good' },
  invited: { shape: 'clock', tone: 'info' },
  suspended: { shape: 'cross', tone: 'danger' },
};
