import { type AuthoredBlock, type AuthoredContent, type ContentKind, lagosDay } from '@portal/contracts';
import { blockLooks, type Field, fieldsOfKind } from './fields.ts';

export type Part = Readonly<Record<string, unknown>>;

const words = { en: '', ha: '' };

/** A field nobody filled in yet; nothing for what may be left out. */
function blankOf(field: Field): unknown {
  if (field.isOptional) return undefined;
  switch (field.kind) {
    case 'line':
    case 'rich':
      return words;
    case 'list':
      return field.of === 'rich' ? [words] : [blankPart(field.of)];
    case 'group':
      return blankPart(field.of);
    case 'blocks':
      return [];
    case 'flag':
      return false;
    case 'day':
      return lagosDay(Date.now());
    case 'whole':
      return 1;
    case 'kobo':
      return 0;
    case 'choice': {
      const [first = ''] = Object.keys(field.choices);
      return /^\d+$/.test(first) ? Number(first) : first;
    }
    default:
      return '';
  }
}

export function blankPart(fields: readonly Field[]): Part {
  const filled = fields
    .map((field) => [field.name, blankOf(field)] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(filled);
}

export function blankBlock(kind: AuthoredBlock['kind']): AuthoredBlock {
  const table = kind === 'table' ? { columns: [words, words], rows: [[words, words]] } : {};
  return { kind, ...blankPart(blockLooks[kind].fields), ...table } as AuthoredBlock;
}

/** Something new of a kind, called as it was called at the beginning. */
export function blankContent(kind: ContentKind, name: string): AuthoredContent {
  const called = { page: 'title', news: 'title', gallery: 'caption', faq: 'question', banner: 'text', tariff: 'name' }[
    kind
  ];
  return { kind, ...blankPart(fieldsOfKind[kind]), [called]: { en: name, ha: '' } } as AuthoredContent;
}
