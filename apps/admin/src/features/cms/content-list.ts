import { listContentItems } from '@portal/contracts';
import { definePlainList } from '@portal/workspace/lists';
import { screens } from '../../screens.ts';

export const kindWords = {
  page: { en: 'Page', ha: 'Shafi' },
  news: { en: 'News', ha: 'Labari' },
  faq: { en: 'Question', ha: 'Tambaya' },
  gallery: { en: 'Gallery picture', ha: 'Hoton nuni' },
  banner: { en: 'Banner', ha: 'Sanarwar sama' },
  tariff: { en: 'Tariff', ha: 'Jadawalin kuɗi' },
} as const;

export const stateWords = {
  draft: { en: 'Draft', ha: 'Daftari' },
  scheduled: { en: 'Scheduled', ha: 'An tsara lokaci' },
  published: { en: 'Published', ha: 'An wallafa' },
  withdrawn: { en: 'Withdrawn', ha: 'An janye' },
} as const;

export const contentStateTones = {
  draft: 'neutral',
  scheduled: 'warning',
  published: 'good',
  withdrawn: 'danger',
} as const;

const changeWords = {
  proposed: { en: 'Waits for approval', ha: 'Yana jiran amincewa' },
  changed: { en: 'Not published yet', ha: 'Ba a wallafa ba tukuna' },
  none: { en: 'None', ha: 'Babu' },
} as const;

const missingWords = {
  none: { en: 'Nothing', ha: 'Babu' },
  en: { en: 'English', ha: 'Turanci' },
  ha: { en: 'Hausa', ha: 'Hausa' },
  both: { en: 'Both languages', ha: 'Harsunan biyu' },
} as const;

/** Everything the service publishes, whatever its state; what was written last first. */
export const contentList = definePlainList(listContentItems, {
  id: 'content-items',
  title: screens.cms.title,
  pageSize: 50,
  sorts: ['updatedAt'],
  searches: { en: 'Title or address', ha: 'Take ko adireshi' },
  choices: {
    kind: { label: { en: 'Kind', ha: 'Iri' }, words: kindWords },
    state: { label: { en: 'State', ha: 'Yanayi' }, words: stateWords },
    proposed: {
      label: { en: 'Waits for approval', ha: 'Yana jiran amincewa' },
      words: { yes: { en: 'Yes', ha: 'Eh' }, no: { en: 'No', ha: 'A’a' } },
    },
  },
  columns: {
    title: { kind: 'text', label: { en: 'Title', ha: 'Take' } },
    slug: { kind: 'text', label: { en: 'Address', ha: 'Adireshi' } },
    kind: { kind: 'choice', label: { en: 'Kind', ha: 'Iri' }, words: kindWords },
    state: { kind: 'choice', label: { en: 'State', ha: 'Yanayi' }, words: stateWords },
    changes: { kind: 'choice', label: { en: 'Changes', ha: 'Sauye-sauye' }, words: changeWords },
    missing: { kind: 'choice', label: { en: 'Missing in', ha: 'Ya rage a' }, words: missingWords },
    nextAt: { kind: 'moment', label: { en: 'Appears', ha: 'Zai bayyana' }, nullable: true },
    updatedAt: { kind: 'moment', label: { en: 'Written', ha: 'An rubuta' } },
  },
  rowOf: ({ missing, isProposed, hasUnpublishedChanges, ...item }) => ({
    id: item.id,
    title: item.title || item.slug,
    slug: item.slug,
    kind: item.kind,
    state: item.state,
    changes: isProposed ? 'proposed' : hasUnpublishedChanges ? 'changed' : 'none',
    missing: missing.en > 0 ? (missing.ha > 0 ? 'both' : 'en') : missing.ha > 0 ? 'ha' : 'none',
    nextAt: item.nextAt,
    updatedAt: item.updatedAt,
  }),
});
