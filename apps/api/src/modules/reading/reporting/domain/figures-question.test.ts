import type { Grouping, Scope } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { type FiguresQuestion, filtersOf, sourceOf } from './figures-question.ts';
import { periodBefore } from './period.ts';

const state: Scope = { kind: 'state' };
const mda: Scope = { kind: 'mda', mdaId: 3, name: '' };
const director: Scope = { kind: 'tax-offices', taxOfficeId: 8, name: '', reach: 'all' };
const officer: Scope = { kind: 'tax-offices', taxOfficeId: 8, name: '', reach: 'own' };
const engine: Scope = { kind: 'expert-system', expertSystemId: 2, name: '' };
const october = { minDate: '2026-10-01', maxDate: '2026-10-31' };

function sourceFor(
  scope: Scope,
  asked: Parameters<typeof filtersOf>[0] = {},
  groupBy?: Grouping,
  more: Partial<FiguresQuestion> = {},
): string {
  const source = sourceOf(
    { measure: 'collected', period: october, filters: filtersOf(asked, scope), groupBy, ...more },
    scope,
  );
  return source.kind === 'daily' ? source.dimension : source.kind === 'monthly' ? source.table : 'rows';
}

describe('a question about figures', () => {
  it('is answered by the narrowest totals that know what it asks', () => {
    expect(sourceFor(state)).toBe('all');
    expect(sourceFor(state, {}, 'day')).toBe('all');
    expect(sourceFor(state, {}, 'lga')).toBe('lga');
    expect(sourceFor(state, { mdaId: 2 }, 'month')).toBe('mda');
    expect(sourceFor(state, {}, 'weekday-hour')).toBe('hour');
    expect(sourceFor(mda)).toBe('mda');
    expect(sourceFor(mda, {}, 'head')).toBe('head');
    expect(sourceFor(mda, { rhId: 4 })).toBe('head');
    expect(sourceFor(director)).toBe('office');
    expect(sourceFor(director, {}, 'office')).toBe('office');
    expect(sourceFor(officer, {}, 'day')).toBe('office');
    expect(sourceFor(engine, {}, 'engine-code')).toBe('engine-code');
  });

  it('of an office that took over another one is about both, and about none beside them', () => {
    const successor: Scope = { ...officer, tookOver: [6] };
    expect(filtersOf({}, successor)).toEqual({ office: [8, 6] });
    expect(filtersOf({ toId: 6 }, successor)).toEqual({ office: [6] });
    expect(filtersOf({ toId: 9 }, successor)).toEqual({ office: [] });
    expect(sourceFor(successor, {}, 'day')).toBe('office');
  });

  it('over whole months is answered by monthly totals, for those who see the state', () => {
    expect(sourceFor(state, { mdaId: 2 }, 'channel')).toBe('monthly_collections');
    expect(sourceFor(state, { toId: 8, tpcId: 1 }, 'month')).toBe('monthly_payers');
    expect(sourceFor({ kind: 'state' }, { mdaId: 2 }, 'channel')).toBe('monthly_collections');
    // Whoever reads totals alone has whole MDAs; their parts are another question.
    expect(sourceFor({ kind: 'totals' }, { mdaId: 2 }, 'month')).toBe('mda');
    for (const more of [
      { measure: 'billed' },
      { byStatus: true },
      { period: { minDate: '2026-10-02', maxDate: '2026-10-31' } },
      { period: { minDate: '2026-10-01', maxDate: '2026-10-30' } },
    ] as const)
      expect(sourceFor(state, { mdaId: 2 }, 'channel', more)).toBe('rows');
    expect(sourceFor(state, { mdaId: 2 }, 'office')).toBe('rows');
  });

  it('that no total knows is answered by the rows', () => {
    expect(sourceFor(mda, {}, 'channel')).toBe('rows');
    expect(sourceFor(officer, {}, 'hour')).toBe('rows');
    expect(sourceFor(director, {}, 'mda')).toBe('rows');
    expect(sourceFor(engine, {}, 'head')).toBe('rows');
    expect(sourceFor({ kind: 'taxpayer', tpui: 'KD' }, {}, 'month')).toBe('rows');
  });

  it('about somebody else’s has no answer', () => {
    expect(filtersOf({ mdaId: 4 }, mda)).toEqual({ mda: [] });
    expect(filtersOf({ toId: 9 }, officer)).toEqual({ office: [] });
    expect(filtersOf({ mdaId: 3 }, mda)).toEqual({ mda: [3] });
  });
});

describe('a period is compared with', () => {
  it.each([
    ['2026-11-01', '2026-11-20', 'previous', '2026-10-01', '2026-10-20'],
    ['2026-10-01', '2026-10-31', 'previous', '2026-09-01', '2026-09-30'],
    ['2026-03-01', '2026-03-30', 'previous', '2026-02-01', '2026-02-28'],
    ['2026-03-01', '2026-03-31', 'previous', '2026-02-01', '2026-02-28'],
    ['2026-11-20', '2026-11-20', 'previous', '2026-11-19', '2026-11-19'],
    ['2026-10-20', '2026-11-20', 'previous', '2026-09-18', '2026-10-19'],
    ['2026-01-01', '2026-11-20', 'last-year', '2025-01-01', '2025-11-20'],
    ['2024-02-29', '2024-02-29', 'last-year', '2023-02-28', '2023-02-28'],
  ] as const)('%s to %s, %s: %s to %s', (minDate, maxDate, against, from, to) => {
    expect(periodBefore({ minDate, maxDate }, against)).toEqual({ minDate: from, maxDate: to });
  });
});
