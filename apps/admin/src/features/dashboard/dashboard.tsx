import {
  AgeingCard,
  CollectedTrendCard,
  DimensionCard,
  FigureGrid,
  FiguresHead,
  HeatCard,
  LgaMapCard,
  NumbersPage,
  PayersCard,
  useFiguresAddress,
  usePayers,
  useSummary,
} from '@portal/workspace/numbers';
import type { ReactNode } from 'react';
import { reports } from '../../paths.ts';
import { DashboardStrip } from './dashboard-strip.tsx';
import { useDashboardMessages } from './messages/use-dashboard-messages.ts';
import { useMonthTargets } from './use-month-targets.ts';
import { useRegisterAddress } from './use-register-address.ts';

/** Today's health of the state's collection; every figure leads to the rows that add up to it. */
export function Dashboard({ news }: { readonly news?: ReactNode }) {
  const messages = useDashboardMessages();
  const address = useFiguresAddress('month');
  const { asked, filters } = address;
  const summary = useSummary(asked);
  const payers = usePayers(asked);
  const register = useRegisterAddress(asked);
  const targets = useMonthTargets(address);
  const card = { asked, reports } as const;
  return (
    <NumbersPage
      head={<FiguresHead title={messages.title} address={address} asOf={summary.data?.asOf} error={summary.error} />}
    >
      {news}
      <DashboardStrip asked={asked} summary={summary} payers={payers} register={register} />
      <FigureGrid>
        <CollectedTrendCard {...card} targets={targets} span={7} />
        <AgeingCard asked={filters} reports={reports} span={5} />
        <DimensionCard {...card} by="mda" span={7} />
        <DimensionCard {...card} by="channel" as="share" span={5} />
        <DimensionCard {...card} by="head" span={7} />
        <DimensionCard {...card} by="gateway" as="share" span={5} />
        <HeatCard {...card} span={7} />
        <PayersCard asked={asked} source={payers} payers={payers.data} register={register} span={5} />
        <LgaMapCard {...card} span={7} />
        <DimensionCard {...card} by="category" as="share" span={5} />
        <DimensionCard {...card} by="office" span={12} />
      </FigureGrid>
    </NumbersPage>
  );
}
