import { taxOfficeRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

const deciders = ['Tax Office Manager', 'Tax Office Director'] as const;
const director = ['Tax Office Director'] as const;

/** A demand that lapsed is enforced: checked by Legal, ordered by a court, planned by one and approved by another, executed, released or sold. */
export const enforcement = defineWorkKind({
  name: { en: 'Enforcement', ha: 'Tilastawa' }, // native reviewer
  begins: 'opened',
  openedBy: taxOfficeRoles,
  seenBy: taxOfficeRoles,
  screen: '/tax-area-office?tab=requests&of=enforcement',
  states: {
    opened: { name: { en: 'Legal check', ha: 'Binciken doka' } },
    checked: { name: { en: 'Waits for a court order', ha: 'Ana jiran umarnin kotu' } },
    noted: { name: { en: 'Order to be compared', ha: 'Umarni da za a kwatanta' } },
    ordered: { name: { en: 'Ordered by a court', ha: 'Kotu ta ba da umarni' } },
    planned: { name: { en: 'Visit to be approved', ha: 'Ziyara da za a amince' } },
    approved: { name: { en: 'Visit approved', ha: 'An amince da ziyara' } },
    departed: { name: { en: 'Team on its way', ha: 'Tawaga tana hanya' } },
    held: { name: { en: 'Held or sealed', ha: 'An riƙe ko an rufe' }, deadline: 'distrained-goods.keeping' },
    'sale-noted': {
      name: { en: 'Sale order to be compared', ha: 'Umarnin sayarwa da za a kwatanta' },
      deadline: 'distrained-goods.keeping',
    },
    'sale-ordered': { name: { en: 'Sale ordered by the court', ha: 'Kotu ta ba da umarnin sayarwa' } },
    sold: { name: { en: 'Sold', ha: 'An sayar' }, deadline: 'distrained-surplus.return' },
    released: { name: { en: 'Released', ha: 'An saki' }, isFinal: true },
    closed: { name: { en: 'Closed after the sale', ha: 'An rufe bayan sayarwa' }, isFinal: true },
    cancelled: {
      name: { en: 'Ended by itself: nothing is owed', ha: 'Ta ƙare da kanta: ba a bin komai' },
      isFinal: true,
    },
    withdrawn: { name: { en: 'Withdrawn', ha: 'An janye' }, isFinal: true },
  },
  moves: {
    pass: {
      name: { en: 'The law is kept', ha: 'An bi doka' },
      from: ['opened'],
      to: 'checked',
      by: ['legal'],
      needs: ['reason'],
      otherThan: ['open'],
    },
    refuse: {
      name: { en: 'Refuse', ha: 'Ƙi' },
      from: ['opened'],
      to: 'withdrawn',
      by: ['legal'],
      needs: ['reason'],
      otherThan: ['open'],
    },
    /** Court, number, day, scope and end are asked besides. */
    'note-order': {
      name: { en: 'Note the court order', ha: 'Rubuta umarnin kotu' },
      from: ['checked'],
      to: 'noted',
      by: taxOfficeRoles,
      hasEndpoint: true,
    },
    compare: {
      name: { en: 'It agrees with the paper', ha: 'Ya yi daidai da takardar' },
      from: ['noted'],
      to: 'ordered',
      by: deciders,
      otherThan: ['note-order'],
    },
    'return-order': {
      name: { en: 'It does not agree', ha: 'Bai yi daidai ba' },
      from: ['noted'],
      to: 'checked',
      by: deciders,
      needs: ['reason'],
      otherThan: ['note-order'],
    },
    /** Place, time, team and what is to be done are asked besides, and held against the order. */
    plan: {
      name: { en: 'Plan the visit', ha: 'Tsara ziyara' },
      from: ['ordered'],
      to: 'planned',
      by: taxOfficeRoles,
      hasEndpoint: true,
    },
    approve: {
      name: { en: 'Approve the visit', ha: 'Amince da ziyara' },
      from: ['planned'],
      to: 'approved',
      by: director,
      otherThan: ['plan'],
    },
    'call-off': {
      name: { en: 'Call the visit off', ha: 'Soke ziyarar' },
      from: ['planned', 'approved'],
      to: 'ordered',
      by: deciders,
      needs: ['reason'],
    },
    /** Every bill is asked about a minute before. */
    depart: {
      name: { en: 'Depart', ha: 'Tashi' },
      from: ['approved'],
      to: 'departed',
      by: taxOfficeRoles,
      hasEndpoint: true,
    },
    'come-back': {
      name: { en: 'Came back with nothing taken', ha: 'An dawo ba a ɗauki komai ba' },
      from: ['departed'],
      to: 'ordered',
      by: taxOfficeRoles,
      needs: ['reason'],
    },
    /** A plan, an objection, credit or a payment under way: the order stays, the visit does not. Of a team that left, people say what happened. */
    rest: {
      name: { en: 'Called off by itself', ha: 'Ta soke kanta' },
      from: ['planned', 'approved'],
      to: 'ordered',
      by: ['system'],
      needs: ['reason'],
    },
    /** Inventory, searches, place, photographs, witness and costs are asked besides. */
    execute: {
      name: { en: 'Note what was done', ha: 'Rubuta abin da aka yi' },
      from: ['departed'],
      to: 'held',
      by: taxOfficeRoles,
      hasEndpoint: true,
    },
    release: {
      name: { en: 'Release', ha: 'Saki' },
      from: ['held', 'sale-noted', 'sale-ordered'],
      to: 'released',
      by: deciders,
      needs: ['reason'],
      hasEndpoint: true,
    },
    'note-sale': {
      name: { en: 'Note the sale order', ha: 'Rubuta umarnin sayarwa' },
      from: ['held'],
      to: 'sale-noted',
      by: taxOfficeRoles,
      hasEndpoint: true,
    },
    'compare-sale': {
      name: { en: 'The sale order agrees', ha: 'Umarnin sayarwa ya yi daidai' },
      from: ['sale-noted'],
      to: 'sale-ordered',
      by: director,
      otherThan: ['note-sale'],
    },
    'return-sale': {
      name: { en: 'The sale order does not agree', ha: 'Umarnin sayarwa bai yi daidai ba' },
      from: ['sale-noted'],
      to: 'held',
      by: director,
      needs: ['reason'],
      otherThan: ['note-sale'],
    },
    sell: {
      name: { en: 'Note the sale', ha: 'Rubuta sayarwa' },
      from: ['sale-ordered'],
      to: 'sold',
      by: taxOfficeRoles,
      hasEndpoint: true,
    },
    settle: {
      name: { en: 'Note the surplus given back', ha: 'Rubuta ragowar da aka mayar' },
      from: ['sold'],
      to: 'closed',
      by: director,
      otherThan: ['sell'],
      hasEndpoint: true,
    },
    cancel: {
      name: { en: 'Nothing is owed', ha: 'Ba a bin komai' },
      from: ['opened', 'checked', 'noted', 'ordered', 'planned', 'approved'],
      to: 'cancelled',
      by: ['system'],
      needs: ['reason'],
    },
    withdraw: {
      name: { en: 'Withdraw', ha: 'Janye' },
      from: ['opened', 'checked', 'noted', 'ordered', 'planned', 'approved'],
      to: 'withdrawn',
      by: deciders,
      needs: ['reason'],
      otherThan: ['open'],
    },
  },
});
