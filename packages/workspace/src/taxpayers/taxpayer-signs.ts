import type { Taxpayer } from '@portal/contracts';
import type { Sign } from '../lists/table/status-sign.tsx';

export const taxpayerSigns: Readonly<Record<Taxpayer['standing'], Sign>> = {
  active: { shape: 'tick', tone: 'good' },
  suspended: { shape: 'cross', tone: 'danger' },
  known: { shape: 'ring', tone: 'quiet' },
  merged: { shape: 'undone', tone: 'info' },
  closed: { shape: 'undone', tone: 'quiet' },
  dormant: { shape: 'ring', tone: 'quiet' },
  deregistered: { shape: 'undone', tone: 'quiet' },
  deceased: { shape: 'undone', tone: 'quiet' },
};
