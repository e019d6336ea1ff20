import { useLocalized } from '@portal/platform';
import type { ReactNode } from 'react';
import type { AnyReport, AnyRow } from '../list-screen-definition.ts';
import { CellValue } from '../table/cell.tsx';
import type { Sign } from '../table/status-sign.tsx';
import { Facts } from './facts.tsx';

export interface RowFactsProps {
  readonly report: Pick<AnyReport, 'columns'>;
  readonly row: Readonly<Record<string, unknown>>;
  readonly signs?: Readonly<Record<string, Sign>>;
  /** Ways on from it. */
  readonly children?: ReactNode;
}

/** All a report knows of a row, beside the list: of rows that have no record of their own. The first column is its name. */
export function RowFacts({ report, row, signs, children }: RowFactsProps) {
  const localized = useLocalized();
  const { ...values } = row as AnyRow;
  const [[first = ''] = [], ...others] = Object.entries(report.columns);
  return (
    <div className="ws-row-facts">
      <h2>{values[first]}</h2>
      <Facts
        facts={others.map(([key, column]) => [
          localized(column.label),
          <CellValue key={key} column={column} value={values[key]} signs={signs} />,
        ])}
      />
      {children}
    </div>
  );
}
