import { type Localized, listOrganisations } from '@portal/contracts';
import { defineQueue, type QueueDefinition } from '../queue/queue-definition.ts';
import { OrganisationPanel } from './organisation-panel.tsx';

const title: Localized = { en: 'Organisations', ha: 'Ƙungiyoyi' };

/** Organisations that said who they are; an office that has seen the papers confirms name and number. */
export const organisationQueue: QueueDefinition = defineQueue(listOrganisations, {
  id: 'organisations',
  title,
  noun: { one: { en: 'organisation', ha: 'ƙungiya' }, many: { en: 'organisations', ha: 'ƙungiyoyi' } },
  searches: { en: 'Name, number or TPUI', ha: 'Suna, lamba ko TPUI' },
  shows: [
    { id: 'open', label: { en: 'To confirm', ha: 'Za a tabbatar' }, query: { confirmed: 'false' } },
    {
      id: 'confirmed',
      label: { en: 'Confirmed', ha: 'An tabbatar' },
      query: { confirmed: 'true', sortOrder: 'desc' },
    },
  ],
  idOf: ({ tpui }) => tpui,
  columns: {
    name: { label: { en: 'Organisation', ha: 'Ƙungiya' }, isWide: true, isStrong: true, card: 'title' },
    registrationNumber: { label: { en: 'Number', ha: 'Lamba' }, card: 'line' },
    tpui: { label: { en: 'TPUI', ha: 'TPUI' }, from: 980, isQuiet: true, card: 'reference' },
    industry: { label: { en: 'Industry', ha: 'Sana’a' }, from: 1200, isQuiet: true },
    representative: { label: { en: 'Acts for it', ha: 'Wakili' }, from: 760 },
    changedAt: { label: { en: 'Since', ha: 'Tun' }, kind: 'moment', isQuiet: true, card: 'end' },
  },
  nameOf: ({ name }) => name,
  Record: OrganisationPanel,
});
