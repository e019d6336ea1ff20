import { ApiError } from '@portal/api-client';
import { type Figure, type FigureName, figureDefinitions } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { Link } from '@portal/platform/router';
import { Skeleton } from '@portal/ui';
import type { ReactNode } from 'react';
import type { Unit } from '../chart.ts';
import { type FigureSource, isRefused } from '../figure/figure-source.ts';
import { OldFigure } from '../figure/old-figure.tsx';
import { changeOf, exactFigure, mostShare, percent, shortFigure, shortNairaParts } from '../format.ts';
import { useNumbersMessages } from '../messages/use-numbers-messages.ts';

export interface FigureStripProps {
  readonly label: string;
  /** What days its figures are of and as of when, where the head of the page does not say it. */
  readonly period?: string | undefined;
  readonly children: ReactNode;
}

/** The few figures that cause an action: one card, hairlines between them. */
export function FigureStrip({ label, period, children }: FigureStripProps) {
  return (
    <section className="wn-strip" aria-label={label}>
      {period && <p className="wn-strip-period">{period}</p>}
      {children}
    </section>
  );
}

export interface FigureTileProps {
  readonly label: string;
  /** Null or undefined where nobody knows: it stays blank, never nought. */
  readonly value: number | null | undefined;
  readonly unit: Unit;
  /** What it counts: said by one press beside its name. */
  readonly means?: FigureName;
  /** The question it is read by; undefined where nothing is asked. */
  readonly source: FigureSource | undefined;
  /** The same figure of the period it is compared with, and whether more of it is good, bad or neither. */
  readonly before?: {
    readonly value: number | null | undefined;
    readonly name: string;
    readonly more: 'good' | 'bad' | 'neutral';
  };
  /** In place of a change: why it is blank, what it is a part of. */
  readonly note?: ReactNode;
  /** The rows it is made of: an address and what stands there ("41,206 receipts"). */
  readonly rows?: { readonly to: string; readonly label: string } | undefined;
  /** Why it is not what it was: what was booked since its months were closed, and the address of those rows. Of nothing nothing is said. */
  readonly afterClosing?: { readonly figure: Figure | null | undefined; readonly to: string } | undefined;
}

/** A figure, how it changed, and the way to its rows. The whole tile is the link. */
export function FigureTile({ label, value, unit, means, source, before, note, rows, afterClosing }: FigureTileProps) {
  const messages = useNumbersMessages();
  const isPending = source?.isPending ?? false;
  const isKnown = value !== null && value !== undefined && !(source && isRefused(source));
  return (
    <div className="wn-tile-figure" data-link={rows ? '' : undefined}>
      <span className="wn-tile-label">{label}</span>
      {means && <Meaning label={label} of={means} />}
      {isPending ? (
        <Skeleton height={28} width="70%" role="status" aria-label={messages.loading(label)} />
      ) : isKnown ? (
        <BigFigure value={value} unit={unit} />
      ) : source?.error ? (
        <TileFailure label={label} source={source} />
      ) : (
        <span className="wn-big">
          <span aria-hidden="true">–</span>
          <span className="ui-hidden">{messages.unknown}</span>
        </span>
      )}
      <span className="wn-tile-change">
        {!isPending && isKnown && before && <Change value={value} before={before} unit={unit} />}
        {!isPending && (isKnown || !source?.error) && note}
        {isKnown && <OldFigure source={source} />}
      </span>
      {isKnown && afterClosing && <AfterClosing {...afterClosing} />}
      {rows && !isPending && isKnown ? (
        <Link className="wn-tile-rows" to={rows.to}>
          <span className="ui-hidden">{label}: </span>
          {rows.label} <span aria-hidden="true">→</span>
        </Link>
      ) : (
        <span className="wn-tile-rows" />
      )}
    </div>
  );
}

/** A closed month that changed says by how much, and opens what changed it. Receipts and voids can come to nought: they are told too. */
function AfterClosing({ figure, to }: NonNullable<FigureTileProps['afterClosing']>) {
  const messages = useNumbersMessages();
  const language = useLanguage();
  if (!figure || (figure.kobo === 0 && figure.count === 0)) return null;
  return (
    <Link className="wn-tile-late" to={to}>
      {messages.afterClosing(shortFigure(figure.kobo, 'kobo', language))}
    </Link>
  );
}

/** Opens without script, and in place: the figure stays in sight. */
function Meaning({ label, of }: { readonly label: string; readonly of: FigureName }) {
  const messages = useNumbersMessages();
  const localized = useLocalized();
  return (
    <details className="wn-means ui-screen-only">
      <summary aria-label={messages.counts(label)} title={messages.counts(label)}>
        <span aria-hidden="true">?</span>
      </summary>
      <p>{localized(figureDefinitions[of])}</p>
    </details>
  );
}

/** What it is not: an unknown figure. It was asked for, and no answer came. */
function TileFailure({ label, source }: { readonly label: string; readonly source: FigureSource }) {
  const messages = useNumbersMessages();
  const isForbidden = source.error instanceof ApiError && source.error.status === 403;
  return (
    <span className="wn-tile-failed" role="status">
      {isForbidden ? messages.refused : messages.failed}
      {!isForbidden && (
        <button
          type="button"
          className="wn-retry"
          aria-label={`${messages.retry}: ${label}`}
          disabled={source.isFetching}
          onClick={() => void source.refetch()}
        >
          {messages.retry}
        </button>
      )}
    </span>
  );
}

export interface BigFigureProps {
  readonly value: number;
  readonly unit: Unit;
}

/** A figure at the size of its importance: the sign of the naira quiet, the unit small, the exact amount on pointing at it. */
export function BigFigure({ value, unit }: BigFigureProps) {
  const language = useLanguage();
  if (unit !== 'kobo') return <span className="wn-big">{shortFigure(value, unit, language)}</span>;
  const { sign, digits, unit: scale } = shortNairaParts(value, language);
  return (
    <span className="wn-big" title={exactFigure(value, unit)}>
      {sign}
      <span className="wn-naira">₦</span>
      {digits}
      {scale && <small>{scale}</small>}
    </span>
  );
}

interface ChangeProps {
  readonly value: number;
  readonly before: NonNullable<FigureTileProps['before']>;
  readonly unit: Unit;
}

function Change({ value, before, unit }: ChangeProps) {
  const messages = useNumbersMessages();
  const language = useLanguage();
  if (before.value === null || before.value === undefined) return null;
  const difference = value - before.value;
  if (difference === 0) return messages.sameAs(before.name);
  const share = changeOf(value, before.value);
  const text =
    share === undefined || Math.abs(share) > mostShare
      ? shortFigure(Math.abs(difference), unit, language)
      : percent(Math.abs(share));
  const isMore = difference > 0;
  const tone = before.more === 'neutral' ? undefined : (before.more === 'good') === isMore ? 'good' : 'bad';
  return (
    <>
      <b data-tone={tone} aria-hidden="true">
        {isMore ? '▲' : '▼'} {text}
      </b>{' '}
      <span aria-hidden="true">{messages.on(before.name)}</span>
      <span className="ui-hidden">
        {isMore ? messages.moreThan(text, before.name) : messages.lessThan(text, before.name)}
      </span>
    </>
  );
}
