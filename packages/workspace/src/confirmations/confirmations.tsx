import { adminRoles, taxOfficeRoles } from '@portal/contracts';
import { useParams } from '@portal/platform/router';
import { ListScreen } from '../lists/list-screen.tsx';
import { defineListScreen, type ListScreenDefinition } from '../lists/list-screen-definition.ts';
import { type Section, SectionTabs } from '../sections/section-tabs.tsx';
import { correctionList, organisationList, unprovedList } from './confirmation-lists.ts';
import { CorrectionPanel } from './correction-panel.tsx';
import { OrganisationPanel } from './organisation-panel.tsx';
import { UnprovedPanel } from './unproved-panel.tsx';

const title = { en: 'Identity to confirm', ha: 'Shaidar da za a tabbatar' } as const;

const people = defineListScreen(unprovedList, {
  title: unprovedList.title,
  noun: { one: { en: 'person', ha: 'mutum' }, many: { en: 'people', ha: 'mutane' } },
  columns: {
    name: { isStrong: true, card: 'title' },
    email: { isWide: true, isQuiet: true, card: 'line' },
    category: { from: 760, card: 'status' },
    lga: { from: 980, isQuiet: true, card: 'reference' },
    ninLast4: { from: 1200, isQuiet: true },
    registeredAt: { card: 'end' },
  },
  nameOf: ({ name }) => name,
  RowRecord: UnprovedPanel,
});

const organisations = defineListScreen(organisationList, {
  title: organisationList.title,
  noun: { one: { en: 'organisation', ha: 'ƙungiya' }, many: { en: 'organisations', ha: 'ƙungiyoyi' } },
  columns: {
    name: { isWide: true, isStrong: true, card: 'title' },
    registrationNumber: { card: 'reference' },
    industry: { from: 980, isQuiet: true },
    representative: { from: 760, isQuiet: true, card: 'line' },
    standing: {
      signs: { true: { shape: 'tick', tone: 'good' }, false: { shape: 'clock', tone: 'info' } },
      card: 'status',
    },
    changedAt: { from: 760, card: 'end' },
  },
  nameOf: ({ name }) => name,
  RowRecord: OrganisationPanel,
});

const corrections = defineListScreen(correctionList, {
  title: correctionList.title,
  noun: { one: { en: 'correction', ha: 'gyara' }, many: { en: 'corrections', ha: 'gyare-gyare' } },
  columns: {
    who: { isStrong: true, card: 'title' },
    reason: { isWide: true, isQuiet: true, card: 'line' },
    tpui: { from: 980, isQuiet: true },
    state: {
      signs: {
        open: { shape: 'clock', tone: 'info' },
        approved: { shape: 'tick', tone: 'good' },
        refused: { shape: 'cross', tone: 'danger' },
        withdrawn: { shape: 'undone', tone: 'quiet' },
      },
      card: 'status',
    },
    requestedAt: { card: 'end' },
  },
  nameOf: ({ who }) => who,
  RowRecord: CorrectionPanel,
});

const queues: Readonly<Record<string, ListScreenDefinition>> = { people, organisations, corrections };

/** Who may work at which queue, as the endpoints say. */
function sectionsAt(base: string): readonly Section[] {
  return [
    { to: base, title: unprovedList.title, visibleTo: [...taxOfficeRoles, 'SuperAdmin'] },
    {
      to: `${base}/organisations?confirmed=false`,
      title: organisationList.title,
      visibleTo: [...adminRoles, ...taxOfficeRoles],
    },
    { to: `${base}/corrections`, title: correctionList.title, visibleTo: ['SuperAdmin', 'Tax Office Director'] },
  ];
}

export interface ConfirmationsProps {
  /** Where it stands in the area; its route is `<base>/:queue?`. */
  readonly base: string;
}

/** Who waits to be confirmed, since when, on what evidence, and the decision: people, organisations, corrections. */
export function Confirmations({ base }: ConfirmationsProps) {
  const { queue = 'people' } = useParams();
  const screen = queues[queue] ?? people;
  return (
    <SectionTabs label={title} sections={sectionsAt(base)}>
      <ListScreen key={screen.report.id} screen={screen} />
    </SectionTabs>
  );
}
