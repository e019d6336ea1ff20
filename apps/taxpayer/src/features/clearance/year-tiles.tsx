import { Icon, type IconName } from '@portal/ui';

export interface YearTile {
  readonly year: number;
  readonly says: string;
  readonly sign: 'clear' | 'money' | 'question' | 'waiting';
}

export interface YearTilesProps {
  /** Names the list for those who do not see it. */
  readonly label: string;
  readonly years: readonly YearTile[];
}

const icons: Readonly<Record<YearTile['sign'], IconName>> = {
  clear: 'success',
  money: 'lock',
  question: 'help',
  waiting: 'clock',
};

/** Three years side by side, each with a shape and a word: what is open is hatched. */
export function YearTiles({ label, years }: YearTilesProps) {
  return (
    <ul className="clearance-years" aria-label={label}>
      {years.map(({ year, says, sign }) => (
        <li key={year} data-open={sign === 'clear' ? undefined : ''}>
          <strong>{year}</strong>
          <span className="clearance-sign" data-tone={sign === 'clear' ? 'good' : 'warning'}>
            <Icon name={icons[sign]} size={18} />
            <span>{says}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
