import { FigureGrid, NumbersPage } from '@portal/workspace/numbers';
import { useGovernorMessages } from '../../messages/use-governor-messages.ts';
import { useFiscalYear } from '../../use-fiscal-year.ts';
import { YearHead } from '../../year-head.tsx';
import { MdaTable } from './mda-table.tsx';
import { MdasByGap } from './mdas-by-gap.tsx';
import { OneMda } from './one-mda.tsx';

/** Which MDA's head must explain: ranked by the gap in naira, not in per cent. */
export function MdaAnalytics() {
  const messages = useGovernorMessages();
  const query = useFiscalYear();
  return (
    <NumbersPage head={<YearHead title={messages.mdaAnalytics} source={query} />}>
      <FigureGrid>
        <MdasByGap query={query} />
        {query.data && <MdaTable year={query.data} />}
        {query.data && <OneMda year={query.data} />}
      </FigureGrid>
    </NumbersPage>
  );
}
