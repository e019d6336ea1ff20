import type { ConsultationState, Localized } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { type Sign, StatusSign } from '../../lists/table/status-sign.tsx';

const words: Readonly<Record<ConsultationState, Localized>> = {
  booked: { en: 'Booked', ha: 'An yi ajiya' },
  rescheduled: { en: 'Moved', ha: 'An sauya lokaci' },
  cancelled: { en: 'Cancelled', ha: 'An soke' },
  held: { en: 'Held', ha: 'An yi' },
  'no-show': { en: 'Nobody came', ha: 'Ba wanda ya zo' },
};
const signs: Readonly<Record<ConsultationState, Sign>> = {
  booked: { shape: 'clock', tone: 'info' },
  rescheduled: { shape: 'clock', tone: 'warning' },
  cancelled: { shape: 'cross', tone: 'quiet' },
  held: { shape: 'tick', tone: 'good' },
  'no-show': { shape: 'ring', tone: 'danger' },
};

export const consultationWord = (state: ConsultationState) => words[state];

export function ConsultationSign({ state }: { readonly state: ConsultationState }) {
  return <StatusSign sign={signs[state]}>{useLocalized()(words[state])}</StatusSign>;
}
