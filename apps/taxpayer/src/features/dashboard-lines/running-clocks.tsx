import { useLocalized } from '@portal/platform';
import { Sheet, TextLink } from '@portal/ui';
import { LawClockBar } from '../../own-standing/law-clock-bar.tsx';
import { clockWords as texts } from '../../own-standing/standing-texts.ts';
import { useOwnCases } from '../../own-standing/use-own-cases.ts';

/** On the dashboard, while a day of the law is to come; nothing otherwise, or while it cannot be read: its page says more. */
export function RunningClocks() {
  const localized = useLocalized();
  const running = useOwnCases().data?.cases.filter(({ clock }) => clock !== null) ?? [];
  if (running.length === 0) return null;
  return (
    <Sheet aria-labelledby="running-clocks">
      <h2 id="running-clocks" className="ui-heading">
        {localized(texts.title)}
      </h2>
      <ul className="case-rows">
        {running.map((one) => (
          <li key={`${one.kind} ${one.id}`}>
            <TextLink to="/user/cases">{localized(one.about)}</TextLink>
            {one.clock && <LawClockBar clock={one.clock} />}
            <span>{localized(one.toDo)}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
