import type { AuthoredBlock, ContentKind, Localized, PictogramName } from '@portal/contracts';

interface Named {
  readonly name: string;
  readonly label: Localized;
  readonly isOptional?: boolean;
}

/** What an editor fills in. `line` and `rich` are in both languages. */
export type Field =
  | (Named & { readonly kind: 'line' | 'rich' | 'text' | 'day' | 'moment' | 'whole' | 'kobo' | 'flag' | 'picture' })
  | (Named & { readonly kind: 'choice'; readonly choices: Readonly<Record<string, Localized>> })
  | (Named & { readonly kind: 'list'; readonly add: Localized; readonly of: readonly Field[] | 'rich' })
  | (Named & { readonly kind: 'group'; readonly add: Localized; readonly of: readonly Field[] })
  | (Named & { readonly kind: 'table' | 'blocks' });

const title = { kind: 'line', name: 'title', label: { en: 'Title', ha: 'Take' } } as const;
const lead = { kind: 'line', name: 'lead', label: { en: 'In a sentence', ha: 'A jimla ɗaya' } } as const;
const line = { kind: 'line', name: 'text', label: { en: 'Text', ha: 'Rubutu' } } as const;
const rich = { kind: 'rich', name: 'text', label: { en: 'Text', ha: 'Rubutu' } } as const;
const label = { kind: 'line', name: 'label', label: { en: 'Words of the link', ha: 'Kalmomin mahaɗi' } } as const;
const to = { kind: 'text', name: 'to', label: { en: 'Leads to', ha: 'Yana kai wa' } } as const;
const alt = {
  kind: 'line',
  name: 'alt',
  label: { en: 'What the picture shows, for who cannot see it', ha: 'Abin da hoton ke nunawa, ga wanda ba ya gani' },
} as const;
const image = { kind: 'picture', name: 'image', label: { en: 'Picture', ha: 'Hoto' } } as const;
const caption = { kind: 'line', name: 'caption', label: { en: 'Caption', ha: 'Bayanin hoto' } } as const;
const items = (add: Localized, of: readonly Field[] | 'rich') =>
  ({ kind: 'list', name: 'items', label: { en: 'Entries', ha: 'Abubuwa' }, add, of }) as const;
const addOne = { en: 'Add an entry', ha: 'Ƙara ɗaya' };
const blocks = { kind: 'blocks', name: 'blocks', label: { en: 'Blocks', ha: 'Sassa' } } as const;
const optional = <F extends Field>(field: F): F => ({ ...field, isOptional: true });

const topics = {
  paying: { en: 'Paying', ha: 'Biya' },
  receipts: { en: 'Receipts', ha: 'Rasit' },
  account: { en: 'Account', ha: 'Asusu' },
  taxes: { en: 'Taxes', ha: 'Haraji' },
  business: { en: 'Business', ha: 'Kasuwanci' },
  rights: { en: 'Rights', ha: 'Hakkoki' },
} as const;

const topic = { kind: 'choice', name: 'topic', label: { en: 'Topic', ha: 'Maudu’i' }, choices: topics } as const;

/** What each kind of content is made of. */
export const fieldsOfKind: Readonly<Record<ContentKind, readonly Field[]>> = {
  page: [title, lead, blocks],
  news: [
    title,
    lead,
    {
      kind: 'group',
      name: 'image',
      label: { en: 'Picture of the article', ha: 'Hoton labari' },
      add: { en: 'Add a picture', ha: 'Ƙara hoto' },
      of: [image, alt],
      isOptional: true,
    },
    blocks,
  ],
  gallery: [
    image,
    alt,
    caption,
    optional({ kind: 'day', name: 'takenOn', label: { en: 'Taken on', ha: 'Ranar ɗauka' } }),
  ],
  faq: [
    topic,
    { kind: 'whole', name: 'position', label: { en: 'Place within its topic', ha: 'Matsayi a maudu’insa' } },
    { kind: 'line', name: 'question', label: { en: 'Question', ha: 'Tambaya' } },
    {
      kind: 'list',
      name: 'answer',
      label: { en: 'Answer', ha: 'Amsa' },
      add: { en: 'Add a paragraph', ha: 'Ƙara sakin layi' },
      of: 'rich',
    },
  ],
  banner: [
    {
      kind: 'choice',
      name: 'tone',
      label: { en: 'Tone', ha: 'Sauti' },
      choices: { information: { en: 'Information', ha: 'Bayani' }, warning: { en: 'Warning', ha: 'Gargaɗi' } },
    },
    rich,
    {
      kind: 'group',
      name: 'link',
      label: { en: 'Link', ha: 'Mahaɗi' },
      add: { en: 'Add a link', ha: 'Ƙara mahaɗi' },
      of: [to, label],
      isOptional: true,
    },
    optional({ kind: 'moment', name: 'until', label: { en: 'Shown until', ha: 'A nuna har' } }),
  ],
  tariff: [
    { kind: 'line', name: 'name', label: { en: 'Name', ha: 'Suna' } },
    { kind: 'day', name: 'validFrom', label: { en: 'Counts from', ha: 'Yana aiki daga' } },
    {
      kind: 'list',
      name: 'entries',
      label: { en: 'Amounts', ha: 'Kuɗaɗe' },
      add: { en: 'Add an amount', ha: 'Ƙara kuɗi' },
      of: [
        { kind: 'text', name: 'key', label: { en: 'Key', ha: 'Maɓalli' } },
        { kind: 'line', name: 'label', label: { en: 'For what', ha: 'Don me' } },
        { kind: 'kobo', name: 'amountKobo', label: { en: 'Amount', ha: 'Adadi' } },
        { kind: 'line', name: 'unit', label: { en: 'Of what', ha: 'Na me' } },
        optional({ kind: 'line', name: 'basis', label: { en: 'Law or notice', ha: 'Doka ko sanarwa' } }),
        {
          kind: 'flag',
          name: 'isIllustrative',
          label: { en: 'An example: nobody published this amount', ha: 'Misali ne: babu wanda ya buga wannan adadi' },
        },
      ],
    },
  ],
};

const tones = {
  information: { en: 'Information', ha: 'Bayani' },
  warning: { en: 'Warning', ha: 'Gargaɗi' },
  uncertain: { en: 'Uncertain', ha: 'Babu tabbas' },
};

/** As they are drawn, in the order in which they are offered. */
const drawings: Readonly<Record<PictogramName, Localized>> = {
  paye: { en: 'Pay slip', ha: 'Takardar albashi' },
  withholding: { en: 'A part of a coin', ha: 'Kason kuɗi' },
  'stamp-duty': { en: 'Paper with a seal', ha: 'Takarda mai hatimi' },
  levy: { en: 'Person', ha: 'Mutum' },
  consumption: { en: 'Meal', ha: 'Abinci' },
  premises: { en: 'Shop', ha: 'Shago' },
  vehicle: { en: 'Car', ha: 'Mota' },
  transport: { en: 'Bus', ha: 'Bas' },
  school: { en: 'School', ha: 'Makaranta' },
  mining: { en: 'Mine', ha: 'Haƙar ma’adinai' },
  message: { en: 'Message', ha: 'Saƙo' },
  benefit: { en: 'Less each time', ha: 'Ragi' },
  agency: { en: 'Public building', ha: 'Ginin gwamnati' },
  mast: { en: 'Mast', ha: 'Mast' },
};

interface BlockLook {
  readonly label: Localized;
  readonly fields: readonly Field[];
}

/** The blocks a page is built of, as the editor adds them. */
export const blockLooks: Readonly<Record<AuthoredBlock['kind'], BlockLook>> = {
  paragraph: { label: { en: 'Paragraph', ha: 'Sakin layi' }, fields: [rich] },
  heading: {
    label: { en: 'Heading', ha: 'Ƙaramin take' },
    fields: [
      {
        kind: 'choice',
        name: 'level',
        label: { en: 'Level', ha: 'Mataki' },
        choices: { 2: { en: 'Section', ha: 'Sashe' }, 3: { en: 'Part of a section', ha: 'Ɓangaren sashe' } },
      },
      line,
    ],
  },
  list: {
    label: { en: 'List', ha: 'Jeri' },
    fields: [
      optional({ kind: 'flag', name: 'ordered', label: { en: 'Numbered', ha: 'Mai lamba' } }),
      items(addOne, 'rich'),
    ],
  },
  table: { label: { en: 'Table', ha: 'Tebur' }, fields: [caption, { ...line, kind: 'table', name: 'rows' }] },
  steps: { label: { en: 'Steps', ha: 'Matakai' }, fields: [items(addOne, [title, optional(rich)])] },
  callout: {
    label: { en: 'Callout', ha: 'Akwatin sanarwa' },
    fields: [
      { kind: 'choice', name: 'tone', label: { en: 'Tone', ha: 'Sauti' }, choices: tones },
      optional(title),
      rich,
    ],
  },
  links: {
    label: { en: 'Links', ha: 'Mahaɗai' },
    fields: [optional(title), items(addOne, [to, label, optional(line)])],
  },
  quote: {
    label: { en: 'Quotation', ha: 'Magana' },
    fields: [line, { kind: 'line', name: 'source', label: { en: 'Who says so', ha: 'Wanda ya faɗa' } }],
  },
  contact: {
    label: { en: 'Contact', ha: 'Tuntuɓa' },
    fields: [
      title,
      items(addOne, [
        { kind: 'line', name: 'label', label: { en: 'What', ha: 'Mene' } },
        { kind: 'line', name: 'value', label: { en: 'Value', ha: 'Ƙima' } },
        optional(to),
      ]),
    ],
  },
  action: { label: { en: 'Button', ha: 'Maɓalli' }, fields: [to, label, optional(rich)] },
  service: {
    label: { en: 'Service', ha: 'Aiki' },
    fields: [
      title,
      rich,
      {
        kind: 'list',
        name: 'needs',
        label: { en: 'What it needs', ha: 'Abin da ake buƙata' },
        add: addOne,
        of: 'rich',
      },
      { kind: 'rich', name: 'cost', label: { en: 'What it costs', ha: 'Kuɗinsa' } },
      to,
      label,
    ],
  },
  facts: {
    label: { en: 'A tax at a glance', ha: 'Haraji a taƙaice' },
    fields: [
      { kind: 'choice', name: 'picture', label: { en: 'Drawing', ha: 'Zane' }, choices: drawings },
      items(addOne, [
        { kind: 'line', name: 'label', label: { en: 'What', ha: 'Mene' } },
        { kind: 'line', name: 'value', label: { en: 'Value', ha: 'Ƙima' } },
        optional(to),
      ]),
    ],
  },
  'due-days': {
    label: { en: 'Due days', ha: 'Ranakun biya' },
    fields: [
      items(addOne, [
        { kind: 'whole', name: 'day', label: { en: 'Day of the month', ha: 'Ranar wata' } },
        optional({
          kind: 'whole',
          name: 'month',
          label: { en: 'Only in this month (1 to 12)', ha: 'A wannan wata kaɗai (1 zuwa 12)' },
        }),
        title,
        line,
        optional(to),
      ]),
    ],
  },
  sources: {
    label: { en: 'Sources', ha: 'Tushe' },
    fields: [{ kind: 'day', name: 'asOf', label: { en: 'As of', ha: 'Ya zuwa' } }, items(addOne, 'rich')],
  },
  image: { label: { en: 'Picture', ha: 'Hoto' }, fields: [image, alt, optional(caption)] },
  news: {
    label: { en: 'Newest news', ha: 'Sabbin labarai' },
    fields: [{ kind: 'whole', name: 'limit', label: { en: 'How many', ha: 'Nawa' } }],
  },
  questions: { label: { en: 'Questions', ha: 'Tambayoyi' }, fields: [optional(topic)] },
  gallery: { label: { en: 'Gallery', ha: 'Hotuna' }, fields: [] },
};
