import { useLanguage } from '@portal/platform';
import { dayOfMoment, shortDay, timeInLagos, todayInLagos } from '../../lists/format.ts';

/** `14:32`, with its day where that is not today: a screen on a wall may be left for a night. */
export function useMomentName(): (moment: string | number) => string {
  const language = useLanguage();
  return (moment) => {
    const day = dayOfMoment(moment);
    return day === todayInLagos() ? timeInLagos(moment) : `${shortDay(day, language)}, ${timeInLagos(moment)}`;
  };
}
