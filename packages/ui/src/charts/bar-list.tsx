import type { ReactNode } from 'react';

export interface Bar {
  readonly label: string;
  /** Not negative; only its share of the largest counts. */
  readonly value: number;
  /** The value in figures, as people read it. */
  readonly figure: ReactNode;
}

export interface BarListProps {
  readonly caption: string;
  readonly bars: readonly Bar[];
}

/** A bar chart that is a table: every bar starts at zero and carries its label and figure, so nothing depends on seeing it. */
export function BarList({ caption, bars }: BarListProps) {
  const largest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <table className="ui-bars">
      <caption>{caption}</caption>
      <tbody>
        {bars.map(({ label, value, figure }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="ui-bars-track" aria-hidden="true">
              <span style={{ width: `${(100 * value) / largest}%` }} />
            </td>
            <td>{figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
