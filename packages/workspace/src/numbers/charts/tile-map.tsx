import { lgaTiles } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Link } from '@portal/platform/router';
import type { CSSProperties } from 'react';
import type { ChartOf, MapTile } from '../chart.ts';
import { percent, shortFigure } from '../format.ts';
import { useNumbersMessages } from '../messages/use-numbers-messages.ts';
import { rankStep } from './steps.ts';

export interface TileMapProps {
  readonly chart: ChartOf<'map'>;
}

/** The LGAs of the state as tiles, neighbours beside each other. No figure is hatched, never the lightest step. */
export function TileMap({ chart }: TileMapProps) {
  const values = chart.tiles.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const byName = new Map(chart.tiles.map((tile) => [tile.label, tile]));
  return (
    <ul className="wn-map">
      {lgaTiles.map(({ name, column, row }) => {
        const tile = byName.get(name) ?? { label: name, value: undefined };
        const step = tile.value === undefined ? 'none' : rankStep(tile.value, values);
        const place = { gridColumn: column, gridRow: row + 1 } satisfies CSSProperties;
        return (
          <li key={name} style={place} data-step={step}>
            <Tile tile={tile} chart={chart} />
          </li>
        );
      })}
    </ul>
  );
}

function Tile({ tile, chart }: { readonly tile: MapTile; readonly chart: ChartOf<'map'> }) {
  const language = useLanguage();
  const messages = useNumbersMessages();
  const { label, value, change, to } = tile;
  const content = (
    <>
      <span>{label}</span>
      {value === undefined ? (
        <small>{messages.noFigure}</small>
      ) : (
        <b>
          {shortFigure(value, chart.unit, language)
            .replace('₦', '')
            .replace(/(\d\d\.\d)\d/, '$1')}
          {change !== undefined && Math.abs(change) >= 0.005 && (
            <small>
              <span aria-hidden="true">{change > 0 ? '▲' : change < 0 ? '▼' : ''}</span>
              <span className="ui-hidden">{change < 0 ? '−' : '+'}</span>
              {percent(Math.abs(change)).replace(/\.\d%/, '%').replace('%', '')}
            </small>
          )}
        </b>
      )}
    </>
  );
  return to ? (
    <Link className="wn-tile" to={to}>
      {content}
    </Link>
  ) : (
    <div className="wn-tile">{content}</div>
  );
}
