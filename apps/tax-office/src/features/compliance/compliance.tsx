import { useApiClient } from '@portal/api-client';
import { getCompliance, type PunctualityRow, theBeginning } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { keepPreviousData, useQuery } from '@portal/platform/query';
import { LinkButton, TextLink } from '@portal/ui';
import {
  FigureCard,
  FigureGrid,
  FiguresHead,
  NumbersPage,
  PayersCard,
  percent,
  reportAddress,
  useFiguresAddress,
  usePayers,
} from '@portal/workspace/numbers';
import { screens } from '../../screens.ts';
import { DutySection } from './duty-section.tsx';
import { texts } from './texts.ts';

/** Who is registered, billed and pays; what is paid in time; and the way to those who owe. */
export function Compliance() {
  const localized = useLocalized();
  const address = useFiguresAddress('year');
  const { asked } = address;
  const payers = usePayers(asked);
  const compliance = useCompliance(asked);
  return (
    <NumbersPage
      head={
        <FiguresHead
          title={localized(screens['tax-compliance-report'].title)}
          address={address}
          asOf={compliance.data?.asOf}
          error={compliance.error}
          filters={[]}
          tools={
            <LinkButton
              size="sm"
              variant="secondary"
              to={`/tax-area-office/tax-compliance-report/non-payers?minDate=${asked.minDate}&maxDate=${asked.maxDate}`}
            >
              {localized(texts.nonPayers)}
            </LinkButton>
          }
        />
      }
    >
      <DutySection asked={asked} />
      <FigureGrid>
        <PayersCard
          asked={asked}
          source={payers}
          payers={payers.data}
          register={reportAddress('/tax-area-office/taxpayer-reports', {
            minDate: theBeginning,
            maxDate: asked.maxDate,
          })}
          span={5}
        />
        <PunctualityCard
          title={localized(texts.categories)}
          row={localized(texts.category)}
          rows={compliance.data?.categories}
          source={compliance}
          span={7}
        />
        <PunctualityCard
          title={localized(texts.heads)}
          row={localized(texts.head)}
          rows={compliance.data?.heads}
          source={compliance}
          span={12}
        />
      </FigureGrid>
      <p className="ws-record-quiet">
        <TextLink to={`/tax-area-office/duties?minDate=${asked.minDate}&maxDate=${asked.maxDate}&status=missing`}>
          {localized(texts.nonFilers)}
        </TextLink>
      </p>
    </NumbersPage>
  );
}

interface PunctualityCardProps {
  readonly title: string;
  readonly row: string;
  readonly rows: readonly PunctualityRow[] | undefined;
  readonly source: ReturnType<typeof useCompliance>;
  readonly span: 7 | 12;
}

/** More are named in the figures of the table alone. */
const most = 12;

function PunctualityCard({ title, row, rows, source, span }: PunctualityCardProps) {
  const localized = useLocalized();
  const sum = (key: 'bills' | 'inTime' | 'overdue') => (rows ?? []).reduce((total, one) => total + one[key], 0);
  const bills = sum('bills');
  return (
    <FigureCard
      title={title}
      note={localized(texts.note)}
      source={source}
      span={span}
      chart={
        rows && {
          kind: 'stack',
          unit: 'count',
          names: { row },
          parts: [texts.inTime, texts.late, texts.overdue, texts.waiting].map((text) => localized(text)),
          rows: rows.slice(0, most).map(({ label, inTime, late, overdue, waiting }) => ({
            label,
            values: [inTime, late, overdue, waiting],
          })),
        }
      }
      sentence={
        bills > 0
          ? {
              finding: `${percent(sum('inTime') / bills)} ${localized(texts.ofBills)}.`,
              more: `${percent(sum('overdue') / bills)} ${localized(texts.overdueMore)}.`,
            }
          : undefined
      }
    />
  );
}

function useCompliance({ minDate, maxDate }: { readonly minDate: string; readonly maxDate: string }) {
  const api = useApiClient();
  const query = { minDate, maxDate };
  return useQuery({
    queryKey: ['reports', 'compliance', query],
    queryFn: ({ signal }) => api(getCompliance, { query }, signal),
    placeholderData: keepPreviousData,
  });
}
