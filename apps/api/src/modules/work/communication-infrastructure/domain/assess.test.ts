import { type CommunicationRate, communicationRates, kobo, type Tariff } from '@portal/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aRoute, aSite } from '../testing/communication-infrastructure-test-app.ts';
import { assess } from './assess.ts';

const text = { en: 'x', ha: 'x' };
const tariffOf = (amounts: Partial<Record<CommunicationRate, number>>): Tariff => ({
  key: 'communication-infrastructure',
  name: text,
  validFrom: '2026-01-01',
  entries: Object.entries(amounts).map(([key, amount]) => ({
    ...{ key, label: text, unit: text, isIllustrative: true },
    amountKobo: kobo(amount),
  })),
});
const full = tariffOf(Object.fromEntries(communicationRates.map((rate, index) => [rate, 7 ** index])));

describe('an assessment', () => {
  it('has a line for what was declared and none for what was not', () => {
    const lines = assess({ sites: [aSite], fibreRoutes: [] }, full)?.lines.map(({ rate, quantity }) => [
      rate,
      quantity,
    ]);
    expect(lines).toEqual([
      ['mast', 1],
      ['generator', 1],
    ]);
  });

  it('counts a route once and each of its ducts along it', () => {
    const lines = assess({ sites: [], fibreRoutes: [aRoute, { ...aRoute, metres: 300, ducts: 1 }] }, full)?.lines;
    expect(lines?.map(({ rate, quantity }) => [rate, quantity])).toEqual([
      ['fibre-metre', 1500],
      ['duct-metre', 2700],
    ]);
  });

  it('is not made by a tariff that lacks an amount', () => {
    expect(assess({ sites: [aSite], fibreRoutes: [] }, tariffOf({ mast: 1 }))).toBeUndefined();
  });

  it('is, to the kobo, the sum of its lines, and of its parts declared apart', () => {
    const sites = fc.array(fc.constantFrom(aSite, { ...aSite, kind: 'tower' as const, power: 'solar' as const }));
    const routes = fc.array(
      fc.record({ metres: fc.integer({ min: 1, max: 9999 }), ducts: fc.integer({ min: 1, max: 9 }) }),
    );
    fc.assert(
      fc.property(sites, routes, (declaredSites, declaredRoutes) => {
        const fibreRoutes = declaredRoutes.map((route) => ({ ...aRoute, ...route }));
        const total = (part: Parameters<typeof assess>[0]) => assess(part, full)?.totalKobo ?? -1;
        const whole = assess({ sites: declaredSites, fibreRoutes }, full);
        expect(whole?.totalKobo).toBe(whole?.lines.reduce((sum, { amountKobo }) => sum + amountKobo, 0));
        expect(whole?.totalKobo).toBe(
          total({ sites: declaredSites, fibreRoutes: [] }) + total({ sites: [], fibreRoutes }),
        );
      }),
    );
  });
});
