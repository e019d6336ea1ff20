import { importedPhoneSchema, type SourceKind, type sourceRowProblems } from '@portal/contracts';
import { type DecimalMark, isTotalRow, plainHeading, readAmount } from '@portal/spreadsheets';
import type { RowFacts } from './estimate.ts';

export type RowProblem = (typeof sourceRowProblems)[number];

/** What each column may be called; a heading that stands there twice is taken once. */
const headings = {
  name: [
    'name',
    'owner',
    'business name',
    'name of owner',
    'owner name',
    'hotel',
    'hotel name',
    'proprietor',
    'full name',
    'company',
    'company name',
    'suna',
  ],
  phone: ['phone', 'phone number', 'telephone', 'gsm', 'mobile', 'tel', 'waya'],
  identity: ['nin', 'national identity number', 'identity number'],
  tpui: ['tpui', 'taxpayer id', 'taxpayer number'],
  rcNumber: ['rc', 'rc number', 'rc no', 'cac', 'cac number', 'bn', 'registration number'],
  address: ['address', 'location', 'street', 'adireshi'],
  area: ['lga', 'local government', 'local government area', 'area', 'karamar hukuma'],
  rooms: ['rooms', 'number of rooms', 'no of rooms'],
  night: ['price a night', 'rate', 'room rate', 'price per night'],
  year: [
    'turnover',
    'yearly turnover',
    'annual turnover',
    'rent',
    'annual rent',
    'yearly rent',
    'takings',
    'annual value',
  ],
  about: ['plot', 'plot number', 'registration', 'plate', 'plate number', 'vehicle', 'class', 'grade', 'use'],
} as const;
type SourceField = keyof typeof headings;
export type SourceColumns = Readonly<Partial<Record<SourceField, number>>>;

export function columnsOf(cells: readonly string[]): SourceColumns {
  const plain = cells.map((cell) => plainHeading(cell));
  const entries = (Object.entries(headings) as [SourceField, readonly string[]][]).flatMap(([field, known]) => {
    const at = plain.findIndex((heading) => known.map(plainHeading).includes(heading));
    return at < 0 ? [] : [[field, at] as const];
  });
  return Object.fromEntries(entries);
}

export interface SourceRow {
  readonly number: number;
  readonly isPerson: boolean | null;
  readonly name: string;
  readonly phone: string;
  /** Eleven digits, to be sealed before anything is written. */
  readonly identity: string;
  readonly tpui: string;
  readonly rcNumber: string;
  readonly address: string;
  readonly lgaId: number | null;
  readonly facts: RowFacts;
  readonly problems: readonly RowProblem[];
}

/** As the register writes it; spreadsheets drop the first nought. */
function phoneOf(typed: string): string | undefined {
  if (typed === '') return '';
  const digits = typed.replace(/[\s()-]/g, '');
  const parsed = importedPhoneSchema.safeParse(/^[789]\d{9}$/.test(digits) ? `0${digits}` : digits);
  return parsed.success ? parsed.data : undefined;
}

export interface ReadingWith {
  readonly kind: SourceKind;
  readonly areas: ReadonlyMap<string, number>;
  readonly mark: DecimalMark | undefined;
}

/** What a row says. Its name is needed; every other field that is wrong is left out and said. */
export function readSourceRow(
  number: number,
  cells: readonly string[],
  columns: SourceColumns,
  { areas, mark }: ReadingWith,
): SourceRow {
  const problems: RowProblem[] = [];
  const cell = (field: SourceField) => {
    const at = columns[field];
    return at === undefined ? '' : (cells[at] ?? '').replace(/\s+/g, ' ').trim();
  };
  const name = cell('name').slice(0, 160);
  if (name.length < 2 || !/\p{L}/u.test(name)) problems.push('no-name');
  const phone = phoneOf(cell('phone'));
  if (phone === undefined) problems.push('phone-wrong');
  const area = cell('area').toLowerCase();
  const lgaId = area === '' ? undefined : areas.get(area);
  if (area !== '' && lgaId === undefined) problems.push('area-unknown');
  const kobo = (field: SourceField) => {
    const typed = cell(field);
    const read = readAmount(typed, mark);
    if (read.kind === 'empty') return undefined;
    if (read.kind === 'amount' && read.kobo >= 0 && read.kobo <= mostKobo) return read.kobo;
    problems.push('amount-wrong');
    return undefined;
  };
  const rooms = /^\d{1,4}$/.test(cell('rooms')) ? Number(cell('rooms')) : undefined;
  const [nightKobo, yearKobo] = [kobo('night'), kobo('year')];
  const identity = cell('identity').replace(/\D/g, '');
  const rc = cell('rcNumber')
    .toUpperCase()
    .replace(/[\s.-]/g, '');
  const about = cell('about').slice(0, 80);
  return {
    ...{ number, name, phone: phone ?? '', lgaId: lgaId ?? null },
    isPerson: rc === '' ? null : false,
    identity: /^\d{11}$/.test(identity) ? identity : '',
    tpui: /^KD-\d{4}-\d{4}-\d{2}$/.test(cell('tpui').toUpperCase()) ? cell('tpui').toUpperCase() : '',
    rcNumber: /^(RC|BN|IT)?\d{3,10}$/.test(rc) ? (/^\d/.test(rc) ? `RC${rc}` : rc) : '',
    address: cell('address').slice(0, 200),
    facts: {
      ...(rooms !== undefined && { rooms }),
      ...(nightKobo !== undefined && { nightKobo }),
      ...(yearKobo !== undefined && { yearKobo }),
      ...(about !== '' && { about }),
    },
    problems: isTotalRow(cells) ? ['adds-up-others'] : [...new Set(problems)],
  };
}

/** Of one row: a hundred billion naira. */
const mostKobo = 10_000_000_000_000;
/** Without a name nobody can be found. */
export const isLeftOut = ({ problems }: Pick<SourceRow, 'problems'>): boolean =>
  problems.includes('no-name') || problems.includes('adds-up-others');
