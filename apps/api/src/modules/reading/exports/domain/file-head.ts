import {
  choiceFilters,
  type Language,
  type Localized,
  lagosTime,
  type ReportId,
  reports,
  type Scope,
  sinceTheBeginning,
  theBeginning,
} from '@portal/contracts';
import { headWord } from './head-words.ts';

/** What stands above the rows of every file: what they are, chosen how, taken out by whom, as of when, how many and how much. */
export interface FileHead {
  readonly title: string;
  /** `kind`: what a number is, for files that know numbers from text. */
  readonly lines: readonly (readonly [label: string, value: string, kind?: 'kobo' | 'count'])[];
  readonly totals: readonly FileTotal[];
}

/** A figure over all rows, by the name of the report. */
export interface FileTotal {
  readonly name: string;
  readonly label: string;
  readonly kind: 'kobo' | 'count';
  /** As cells are written: `1250.50`. */
  readonly text: string;
}

export interface HeadFacts {
  readonly report: ReportId;
  readonly asked: Readonly<Record<string, string | number>>;
  /** Of filters that are ids: what each is called, by the filter's key. */
  readonly names: Readonly<Record<string, string>>;
  readonly columns: readonly string[];
  readonly language: Language;
  readonly person: { readonly name: string; readonly role: string };
  readonly scope: Scope;
  readonly asOf: Date;
  readonly rows: number;
  /** In kobo, or counts, as the report says. */
  readonly totals: Readonly<Record<string, number>>;
}

export function fileHead(facts: HeadFacts): FileHead {
  const { report: id, language, person, asOf, rows, totals } = facts;
  const report = reportOf(id);
  const say = (text: Localized) => text[language];
  const word = (name: Parameters<typeof headWord>[0]) => headWord(name, language);
  const isPersonal = facts.columns.some((name) => report.columns[name]?.isPersonal);
  const figures = Object.entries(report.totals).map(([name, { kind, label }]): FileTotal => {
    const value = totals[name] ?? 0;
    return kind === 'kobo'
      ? { name, kind, label: `${say(label)} (₦)`, text: plainNaira(value) }
      : { name, kind, label: say(label), text: String(value) };
  });
  return {
    title: say(report.title),
    totals: figures,
    lines: [
      ...filterLines(facts),
      [word('takenBy'), `${person.name} (${person.role})`],
      [word('whose'), placeOf(facts.scope, language)],
      [word('asOf'), `${lagosMoment(asOf)} (${word('lagos')})`],
      [word('rows'), String(rows), 'count'],
      ...figures.map(({ label, text, kind }) => [label, text, kind] as const),
      ...(report.remark ? [[word('note'), say(report.remark)] as const] : []),
      ...(isPersonal ? [[word('note'), word('personal')] as const] : []),
    ],
  };
}

function filterLines({ report: id, asked, names, language }: HeadFacts): [string, string][] {
  const report = reportOf(id);
  const word = (name: Parameters<typeof headWord>[0]) => headWord(name, language);
  const lines: [string, string][] = [];
  if (report.period)
    lines.push([
      report.period.label[language],
      `${asked.minDate === theBeginning ? sinceTheBeginning[language] : asked.minDate} ${word('to')} ${asked.maxDate}`,
    ]);
  for (const [key, { label, ...filter }] of Object.entries(choiceFilters)) {
    const none = 'none' in filter && asked[key] === 0 ? filter.none[language] : undefined;
    const words: Readonly<Record<string, Localized>> | undefined = 'words' in filter ? filter.words : undefined;
    const said = words?.[String(asked[key])]?.[language];
    if (asked[key] !== undefined) lines.push([label[language], none ?? said ?? names[key] ?? String(asked[key])]);
  }
  const status = asked.status;
  if (typeof status === 'string') lines.push([word('status'), report.statuses?.[status]?.[language] ?? status]);
  if (asked.criteria) lines.push([word('search'), String(asked.criteria)]);
  const sorted = report.columns[String(asked.sortField)]?.label[language] ?? String(asked.sortField);
  lines.push([word('order'), `${sorted}, ${word(asked.sortOrder === 'asc' ? 'asc' : 'desc')}`]);
  return lines;
}

function placeOf(scope: Scope, language: Language): string {
  if (scope.kind === 'tax-offices' && scope.reach === 'all') return headWord('allOffices', language);
  return 'name' in scope ? scope.name : headWord('state', language);
}

/** `125050` → `1250.50`, as the cells are written. */
export function plainNaira(kobo: number): string {
  const digits = String(Math.abs(kobo)).padStart(3, '0');
  return `${kobo < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function lagosMoment(moment: Date): string {
  return lagosTime(moment).slice(0, 'YYYY-MM-DDTHH:MM:SS'.length).replace('T', ' ');
}

/** A report as files see it: by name, whatever its columns are. */
export function reportOf(id: ReportId): FileReport {
  const report = reports.find((one) => one.id === id);
  if (!report) throw new Error(`There is no report ${id}`);
  return report as unknown as FileReport;
}

interface FileReport {
  readonly title: Localized;
  readonly access: readonly string[];
  readonly columns: Readonly<Record<string, import('@portal/contracts').Column>>;
  readonly totals: Readonly<Record<string, { readonly kind: 'kobo' | 'count'; readonly label: Localized }>>;
  readonly period?: { readonly label: Localized };
  readonly statuses?: Readonly<Record<string, Localized>>;
  readonly remark?: Localized;
}
