import * as z from 'zod/mini';
import { adminRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { type RevenueClass, revenueClasses } from './revenue-classes.ts';

const kobo = z.int();
/** What is held against the same days of last year; null where the portal does not know the whole of them. */
const compared = { kobo, beforeKobo: z.nullable(kobo) };
const named = { id: z.int(), label: z.string() };

export const fiscalYearQuery = z.object({
  /** The current one unless told. */
  year: z.optional(z.coerce.number().check(z.int(), z.gte(2000), z.lte(2100))),
});

export const getFiscalYear = defineEndpoint({
  method: 'GET',
  path: '/reports/fiscal-year',
  summary: 'A year against its original budget: collected, plan, gap, forecast with its range, what pulls up and down',
  failed: 'The year could not be read. Try again shortly',
  access: [...adminRoles, 'Governor'],
  query: fiscalYearQuery,
  response: z.object({
    year: z.int(),
    /** The last day that is counted: today, or the last of the year. */
    until: z.iso.date(),
    asOf: z.iso.datetime(),
    collected: z.object(compared),
    today: z.object({ kobo }),
    month: z.object(compared),
    billed: z.object(compared),
    /** The first version of the year's targets; null when nobody entered one. */
    budget: z.nullable(z.object({ kobo, version: z.int(), source: z.string(), enteredOn: z.iso.date() })),
    /** What of the budget should be collected by `until`: by the shares of full years before, else by days. */
    plan: z.nullable(z.object({ kobo, method: z.enum(['shares', 'days']), years: z.array(z.int()) })),
    /** Collected less plan; `days` of an average day of the budget. */
    gap: z.nullable(z.object({ kobo, days: z.int() })),
    /**
     * Of the whole year, from day 60. `shares`: collected by the lowest and highest share that full years before had by this day;
     * `pace`: by the slowest and fastest of the last 30 and 90 days and the year. `lastError` is what `shares` would have missed last
     * year by, as a part of it.
     */
    forecast: z.nullable(
      z.object({
        lowKobo: kobo,
        highKobo: kobo,
        method: z.enum(['shares', 'pace']),
        years: z.array(z.int()),
        lastError: z.nullable(z.number()),
      }),
    ),
    /** By revenue head against the same days of last year (to the Governor: months that are over, less what is withheld in either year): the three that grew and the three that fell most. None where last year is not known whole. */
    drivers: z.object({
      up: z.array(z.object({ ...named, ...compared })),
      down: z.array(z.object({ ...named, ...compared })),
    }),
    /** The class is null for what is withheld of heads, together, where totals alone are read. */
    classes: z.array(
      z.object({ class: z.nullable(z.enum(Object.keys(revenueClasses) as [RevenueClass])), ...compared }),
    ),
    /** First days of months. `targetKobo` is the month's own target, where there is one. */
    months: z.array(z.object({ month: z.iso.date(), ...compared, targetKobo: z.nullable(kobo) })),
    mdas: z.array(
      z.object({
        ...{ ...named, ...compared, billedKobo: kobo, targetKobo: z.nullable(kobo), planKobo: z.nullable(kobo) },
        /** As `settled` of the year below, of this MDA. */
        settled: z.nullable(z.object({ share: z.number(), medianDays: z.nullable(z.number()) })),
      }),
    ),
    /** The last three years before with collections in all their months, the newest first, each with its own original budget. */
    yearsBefore: z.array(z.object({ year: z.int(), kobo, budgetKobo: z.nullable(kobo) })),
    /** As they were counted in the nights; months without a count are missing, to the Governor also the one that runs. */
    payers: z.array(
      z.object({
        month: z.iso.date(),
        payers: z.int(),
        newPayers: z.int(),
        kobo,
        /** Null, to the Governor: withheld, since one of these parts has fewer than five payers. */
        ...{ top10Kobo: z.nullable(kobo), top50Kobo: z.nullable(kobo), top100Kobo: z.nullable(kobo) },
        concentration: z.nullable(z.int()),
      }),
    ),
    /**
     * As it was counted in the last night. Of what providers took since their lists are compared: what part (in thousandths) lies in
     * payouts that stand on the bank's statement, and after how many days. Null where no statement was read yet.
     */
    settled: z.nullable(z.object({ since: z.iso.date(), share: z.number(), medianDays: z.nullable(z.number()) })),
    /** Of receipts of MDAs that mark the services they gave, since they do; null while none does. */
    served: z.nullable(z.object({ since: z.iso.date(), receipts: z.int(), served: z.int() })),
    /** Unpaid bills on the last morning of the year that was counted; `oldKobo` is older than twelve months (null: withheld), `collectedKobo` of the twelve months before. */
    arrears: z.nullable(z.object({ takenOn: z.iso.date(), kobo, oldKobo: z.nullable(kobo), collectedKobo: kobo })),
  }),
  errors: ['report.too-much'],
});
