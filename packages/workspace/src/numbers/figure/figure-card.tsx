import { lazyPart } from '@portal/platform';
import { Skeleton } from '@portal/ui';
import { type ReactNode, Suspense, useId, useState } from 'react';
import type { Chart, FigureSentence } from '../chart.ts';
import { Drawing } from '../charts/drawing.tsx';
import { useNumbersMessages } from '../messages/use-numbers-messages.ts';
import { type FigureSource, isRefused } from './figure-source.ts';
import { FigureState } from './figure-state.tsx';
import { OldFigure } from './old-figure.tsx';
import { PictureButton } from './picture-button.tsx';

const FigureRows = lazyPart(async () => (await import('./figure-rows.tsx')).FigureRows);

export interface FigureCardProps {
  readonly title: string;
  /** Quiet words beside the title: what it is held against, how it counts. */
  readonly note?: ReactNode;
  /** One figure at the right of the title. */
  readonly aside?: ReactNode;
  readonly source: FigureSource;
  /** Undefined while it is read, or when there is nothing to draw. */
  readonly chart: Chart | undefined;
  readonly sentence?: FigureSentence | undefined;
  /** Why there is nothing, when there is nothing. */
  readonly empty?: string;
  /** Columns of twelve on a desk. */
  readonly span?: 4 | 5 | 6 | 7 | 8 | 12;
}

/** A chart with everything that belongs to it: what it shows in a sentence, its figures as a table, its picture, its states. */
export function FigureCard({ title, note, aside, source, chart, sentence, empty, span = 6 }: FigureCardProps) {
  const messages = useNumbersMessages();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  // What could not be read again stays, and says of when it is.
  const isDrawn = chart !== undefined && !isRefused(source) && !isEmpty(chart);
  return (
    <figure className="wn-card" data-span={span} aria-labelledby={`${id}-title`}>
      <div className="wn-card-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {note && <span className="wn-note">{note}</span>}
        {isDrawn && <OldFigure source={source} />}
        {aside && <b className="wn-aside">{aside}</b>}
      </div>
      <div className="wn-card-body" aria-busy={source.isFetching}>
        {isDrawn ? (
          <Drawing chart={chart} label={sentence ? `${title}: ${sentence.finding}` : title} />
        ) : (
          <FigureState title={title} source={source} empty={empty ?? messages.empty} />
        )}
        {isDrawn && isOpen && (
          // Here from the first moment: what the button says it controls is never missing.
          <div id={`${id}-rows`}>
            <Suspense fallback={<Skeleton height={120} />}>
              <FigureRows title={title} chart={chart} />
            </Suspense>
          </div>
        )}
      </div>
      {isDrawn && (
        <figcaption className="wn-say">
          <p>
            {sentence && (
              <>
                <b>{sentence.finding}</b> {sentence.more}
              </>
            )}
          </p>
          <span className="wn-say-tools ui-screen-only">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={`${id}-rows`}
              aria-label={isOpen ? `${messages.hideFigures}: ${title}` : messages.figuresOf(title)}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? messages.hideFigures : messages.figures}
            </button>
            <PictureButton title={title} chart={chart} sentence={sentence} />
          </span>
        </figcaption>
      )}
    </figure>
  );
}

function isEmpty(chart: Chart): boolean {
  switch (chart.kind) {
    case 'trend':
      return chart.points.every(({ value, before, target }) => !value && !before && !target);
    case 'share':
      return chart.parts.every(({ value }) => value <= 0);
    case 'heat':
      return chart.cells.length === 0;
    case 'map':
      return chart.tiles.length === 0;
    default:
      return chart.rows.length === 0;
  }
}
