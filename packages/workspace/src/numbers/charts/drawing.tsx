import type { Chart } from '../chart.ts';
import { Bars } from './bars.tsx';
import { Heat } from './heat.tsx';
import { Share } from './share.tsx';
import { Stack } from './stack.tsx';
import { TileMap } from './tile-map.tsx';
import { Trend } from './trend.tsx';

export interface DrawingProps {
  readonly chart: Chart;
  readonly label: string;
}

export function Drawing({ chart, label }: DrawingProps) {
  switch (chart.kind) {
    case 'trend':
      return <Trend chart={chart} label={label} />;
    case 'bars':
    case 'funnel':
      return <Bars chart={chart} />;
    case 'stack':
      return <Stack chart={chart} />;
    case 'share':
      return <Share chart={chart} />;
    case 'heat':
      return <Heat chart={chart} label={label} />;
    case 'map':
      return <TileMap chart={chart} />;
    default:
      return chart satisfies never;
  }
}
