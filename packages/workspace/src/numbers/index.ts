import '../lists/list.css';
import './numbers.css';

export { AgeingCard, type AgeingCardProps } from './cards/ageing-card.tsx';
export type { CardProps, ReportPaths } from './cards/card-props.ts';
export { CollectedTrendCard } from './cards/collected-trend-card.tsx';
export {
  type CardDimension,
  DimensionCard,
  type DimensionCardProps,
  filterOfDimension,
} from './cards/dimension-card.tsx';
export { HeatCard } from './cards/heat-card.tsx';
export { LgaMapCard } from './cards/lga-map-card.tsx';
export { PayersCard, type PayersCardProps } from './cards/payers-card.tsx';
export { daysText, TimeToPayCard } from './cards/time-to-pay-card.tsx';
export type {
  BarRow,
  BarsChart,
  Chart,
  FigureSentence,
  FunnelChart,
  HeatChart,
  MapChart,
  MapTile,
  ShareChart,
  SharePart,
  StackChart,
  StackRow,
  TrendChart,
  TrendPoint,
  Unit,
} from './chart.ts';
export { bucketName, bucketsOf, groupingOf, periodName } from './data/buckets.ts';
export { fewOf, koboByKey } from './data/few.ts';
export { type SeriesOptions, useAgeing, usePayers, useSeries, useSummary } from './data/use-figures.ts';
export { useFreshFigures } from './data/use-fresh-figures.ts';
export { FigureCard, type FigureCardProps } from './figure/figure-card.tsx';
export type { FigureSource } from './figure/figure-source.ts';
export { FigureState, type FigureStateProps } from './figure/figure-state.tsx';
export { changeOf, changeWords, exactFigure, percent, shortFigure, shortNaira } from './format.ts';
export { AsOf, type AsOfProps } from './head/as-of.tsx';
export { ComparedPeriodChip, type ComparedPeriodChipProps } from './head/compared-period-chip.tsx';
export { FiguresHead, type FiguresHeadProps } from './head/figures-head.tsx';
export {
  type FiguresAddress,
  type FiguresAsked,
  reportAddress,
  useFiguresAddress,
} from './head/use-figures-address.ts';
export { useSpokenPeriod } from './head/use-spoken-period.ts';
export { useNumbersMessages } from './messages/use-numbers-messages.ts';
export { FigureGrid, NumbersPage, type NumbersPageProps } from './page.tsx';
export {
  BigFigure,
  type BigFigureProps,
  FigureStrip,
  type FigureStripProps,
  FigureTile,
  type FigureTileProps,
} from './tiles/figure-strip.tsx';
