/** The largest amount anybody may enter, in kobo: a trillion naira. A year of twelve of them still fits whole kobo. */
const largestKobo = 100_000_000_000_000;
const largestPercent = 100;
const oldest = 130;
/** Longer than anything that fits a field. */
export const longestInput = 24;

interface FieldBase {
  readonly name: string;
  /** Left empty it counts as nothing; the computation waits for the others. */
  readonly isOptional?: true;
  /** May be left empty once this other field is filled in. */
  readonly isNeededWithout?: string;
  /** Stands in the part of the form that is folded away at first. */
  readonly isExtra?: true;
  /** Asked only when a choice before it has one of these values. */
  readonly askedWhen?: { readonly field: string; readonly in: readonly string[] };
}

/** A question the calculator asks. What is typed stays text; `readField` says what it means. */
export type Field =
  | (FieldBase & { readonly kind: 'money'; readonly isPerPeriod?: true })
  | (FieldBase & { readonly kind: 'choice'; readonly options: readonly string[] })
  | (FieldBase & { readonly kind: 'check' })
  | (FieldBase & { readonly kind: 'day'; readonly earliest: string; readonly latest: string })
  | (FieldBase & { readonly kind: 'age' })
  | (FieldBase & { readonly kind: 'percent' });

export type FieldProblem =
  | 'notAnAmount'
  | 'tooManyDecimals'
  | 'tooLarge'
  | 'notADay'
  | 'tooEarly'
  | 'tooLate'
  | 'notAnAge'
  | 'notAPercentage';

export type Reading =
  | { readonly state: 'empty' }
  | { readonly state: 'read'; readonly value: number | string }
  | { readonly state: 'refused'; readonly problem: FieldProblem };

/** What was typed, by the field's name. Absent is empty. */
export type Typed = Readonly<Record<string, string>>;

/** The questions that the answers so far leave open. */
export function askedFields(fields: readonly Field[], typed: Typed): readonly Field[] {
  return fields.filter((field) => isAsked(field, fields, typed));
}

/** Whether the answers so far leave this question open. */
export function isAsked({ askedWhen }: Field, fields: readonly Field[], typed: Typed): boolean {
  const asking = askedWhen && fields.find(({ name }) => name === askedWhen.field);
  if (!askedWhen || !asking) return true;
  const reading = readField(asking, typed[asking.name] ?? '');
  return reading.state === 'read' && askedWhen.in.includes(String(reading.value));
}

export function readField(field: Field, typed: string): Reading {
  const text = typed.trim();
  switch (field.kind) {
    case 'choice':
      return { state: 'read', value: field.options.includes(text) ? text : (field.options[0] ?? '') };
    case 'check':
      return { state: 'read', value: text === 'yes' ? 'yes' : 'no' };
    default:
      return text === '' ? { state: 'empty' } : readText(field, text);
  }
}

function readText(field: Exclude<Field, { kind: 'choice' | 'check' }>, text: string): Reading {
  switch (field.kind) {
    case 'money':
      return readMoney(text);
    case 'percent':
      return readPercent(text);
    case 'age':
      return /^\d{1,3}$/.test(text) && Number(text) <= oldest ? read(Number(text)) : refused('notAnAge');
    case 'day':
      if (!isDay(text)) return refused('notADay');
      if (text < field.earliest) return refused('tooEarly');
      return text > field.latest ? refused('tooLate') : read(text);
  }
}

/** Commas stand between thousands, or there are none. */
export function isGrouped(amount: string): boolean {
  return /^(?:\d{1,3}(?:,\d{3})+|\d*)(?:\.\d*)?$/.test(amount);
}

/**
 * Naira as people write them: `₦1,250,000.50`, `N1250000.5`, with or without spaces. In kobo. A comma that stands for decimals
 * is refused: taken for one between thousands, it would make a hundred times as much.
 */
function readMoney(text: string): Reading {
  const amount = text.replaceAll(/\s/g, '').replace(/^(?:₦|NGN|N)/i, '');
  const isReadable = text.length <= longestInput && isGrouped(amount);
  const parts = isReadable ? /^(\d*)(?:\.(\d*))?$/.exec(amount.replaceAll(',', '')) : null;
  const [, whole = '', decimals = ''] = parts ?? [];
  if (!parts || whole + decimals === '') return refused('notAnAmount');
  if (decimals.length > 2) return refused('tooManyDecimals');
  const kobo = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return kobo > largestKobo ? refused('tooLarge') : read(kobo);
}

/** In parts of a million. */
function readPercent(text: string): Reading {
  const digits = text.replace(/%$/, '').trim();
  if (!/^\d{1,3}(\.\d{0,2})?$/.test(digits) || Number(digits) > largestPercent) return refused('notAPercentage');
  return read(Math.round(Number(digits) * 10_000));
}

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

function read(value: number | string): Reading {
  return { state: 'read', value };
}

function refused(problem: FieldProblem): Reading {
  return { state: 'refused', problem };
}
