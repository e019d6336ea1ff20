import type { SettlementFilePreview } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { fileTexts } from './file-texts.ts';

/** Rows of a file that cannot be read, by their number in the file. */
export function RowProblems({ problems }: Pick<SettlementFilePreview, 'problems'>) {
  const localized = useLocalized();
  return (
    <table className="ws-lines">
      <thead>
        <tr>
          <th scope="col">{localized(fileTexts.row)}</th>
          <th scope="col">{localized(fileTexts.column)}</th>
          <th scope="col">{localized(fileTexts.value)}</th>
          <th scope="col">{localized(fileTexts.problem)}</th>
        </tr>
      </thead>
      <tbody>
        {problems.map(({ row, column, problem, value }) => (
          <tr key={`${row} ${column}`}>
            <th scope="row">{row}</th>
            <td>{column}</td>
            <td>{value}</td>
            <td>{localized(fileTexts.problemWords[problem])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
