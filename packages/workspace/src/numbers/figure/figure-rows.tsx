import type { Chart } from '../chart.ts';
import { useNumbersMessages } from '../messages/use-numbers-messages.ts';
import { saveText } from '../pictures/save-file.ts';
import { csvOf, tableOfChart } from './table-of-chart.ts';

export interface FigureRowsProps {
  readonly title: string;
  readonly chart: Chart;
}

/** The figures of a chart as a table, to the last kobo. */
export function FigureRows({ title, chart }: FigureRowsProps) {
  const messages = useNumbersMessages();
  const table = tableOfChart(chart, messages);
  return (
    <div className="wn-rows">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className="wn-rows-scroll" aria-label={messages.figuresOf(title)} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name = '', ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={table.columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <button
        type="button"
        className="wn-link ui-screen-only"
        onClick={() => saveText(csvOf(table), `${title}.csv`, 'text/csv;charset=utf-8')}
      >
        {messages.csv}
      </button>
    </div>
  );
}
