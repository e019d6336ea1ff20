import { lagosDay } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { FigureTile, percent, shortNaira, useSummary } from '@portal/workspace/numbers';
import { useOwnMda } from '../../use-own-mda.ts';
import { useDashboardMessages } from './messages/use-dashboard-messages.ts';

/** The target of the year that is running, and how much of it is collected, whatever period is chosen beside it. */
export function TargetTile() {
  const messages = useDashboardMessages();
  const language = useLanguage();
  const today = lagosDay(Date.now());
  const year = today.slice(0, 4);
  const own = useOwnMda();
  const summary = useSummary({ minDate: `${year}-01-01`, maxDate: today, against: 'last-year' });
  const target = own.data?.target;
  const collected = summary.data?.collected.kobo;
  return (
    <FigureTile
      unit="kobo"
      source={own}
      label={messages.target(year)}
      value={target?.kobo}
      note={
        own.data && !target
          ? messages.noTarget
          : target && target.kobo > 0 && collected !== undefined
            ? messages.ofTarget(percent(collected / target.kobo), shortNaira(collected, language))
            : undefined
      }
    />
  );
}
