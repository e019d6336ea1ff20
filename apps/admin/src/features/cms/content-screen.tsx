import { useLocalized } from '@portal/platform';
import { LinkButton } from '@portal/ui';
import { defineListScreen, ListScreen, RowFacts } from '@portal/workspace/lists';
import { contentList, kindWords } from './content-list.ts';
import { useCmsMessages } from './messages/use-cms-messages.ts';
import { NewItem } from './new-item.tsx';
import './cms.css';

function Item({ id, row }: { readonly id: string; readonly row: Parameters<typeof RowFacts>[0]['row'] }) {
  const messages = useCmsMessages();
  return (
    <RowFacts report={contentList} row={row}>
      <p className="ui-screen-only">
        <LinkButton to={`/admin/cms/items/${id}`} variant="secondary">
          {messages.open}
        </LinkButton>
      </p>
    </RowFacts>
  );
}

function Kind({ kind }: { readonly kind: string }) {
  return useLocalized()(kindWords[kind as keyof typeof kindWords]);
}

const screen = defineListScreen(contentList, {
  title: contentList.title,
  noun: { one: { en: 'item', ha: 'abu' }, many: { en: 'items', ha: 'abubuwa' } },
  columns: {
    title: { isStrong: true, isWide: true, card: 'title' },
    slug: { from: 1200, isQuiet: true, card: 'reference' },
    kind: { from: 760, isQuiet: true, card: 'line', cell: ({ kind }) => <Kind kind={kind} /> },
    state: {
      signs: {
        draft: { shape: 'ring', tone: 'quiet' },
        scheduled: { shape: 'ring', tone: 'info' },
        published: { shape: 'tick', tone: 'good' },
        withdrawn: { shape: 'cross', tone: 'quiet' },
      },
      card: 'status',
    },
    changes: {
      from: 760,
      signs: {
        proposed: { shape: 'clock', tone: 'warning' },
        changed: { shape: 'half', tone: 'info' },
        none: { shape: 'tick', tone: 'quiet' },
      },
    },
    missing: {
      from: 980,
      signs: {
        none: { shape: 'tick', tone: 'quiet' },
        en: { shape: 'triangle', tone: 'warning' },
        ha: { shape: 'triangle', tone: 'warning' },
        both: { shape: 'triangle', tone: 'warning' },
      },
    },
    updatedAt: { from: 980, isQuiet: true, card: 'end' },
  },
  nameOf: ({ title }) => title,
  RowRecord: Item,
  Tools: NewItem,
});

/** Everything the public site says, by state and kind (spec §2.9). */
export function ContentScreen() {
  return <ListScreen screen={screen} />;
}
