import { taxOfficeRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

const director = ['Tax Office Director'] as const;
const inForce = ['served', 'objected', 'confirmed'] as const;

/**
 * Somebody who owes a taxpayer money is appointed to pay the tax out of it: asked by Legal, approved by a Director, served, and objected to
 * like an assessment, in thirty days and with ninety for the decision.
 */
export const substitution = defineWorkKind({
  name: { en: 'Substitution', ha: 'Wakilci wajen biya' }, // native reviewer
  begins: 'asked',
  openedBy: ['legal'],
  seenBy: taxOfficeRoles,
  screen: '/tax-area-office?tab=requests&of=substitution',
  states: {
    asked: { name: { en: 'To be approved', ha: 'Za a amince' } },
    approved: { name: { en: 'Approved, to be served', ha: 'An amince, za a isar' } },
    served: { name: { en: 'Served', ha: 'An isar' }, deadline: 'objection.lodging' },
    objected: { name: { en: 'Objected to', ha: 'An ƙi amincewa' }, deadline: 'objection.decision' },
    confirmed: { name: { en: 'Objection dismissed, in force', ha: 'An ƙi ƙorafi, tana aiki' } },
    refused: { name: { en: 'Refused', ha: 'An ƙi' }, isFinal: true },
    upheld: { name: { en: 'Objection upheld', ha: 'An karɓi ƙorafi' }, isFinal: true },
    'upheld-by-law': { name: { en: 'Objection upheld by law', ha: 'Doka ta karɓi ƙorafi' }, isFinal: true },
    withdrawn: { name: { en: 'Withdrawn', ha: 'An janye' }, isFinal: true },
    ended: { name: { en: 'Ended by itself', ha: 'Ta ƙare da kanta' }, isFinal: true },
  },
  moves: {
    approve: {
      name: { en: 'Approve', ha: 'Amince' },
      from: ['asked'],
      to: 'approved',
      by: director,
      otherThan: ['open'],
    },
    refuse: {
      name: { en: 'Refuse', ha: 'Ƙi' },
      from: ['asked'],
      to: 'refused',
      by: director,
      needs: ['reason'],
      otherThan: ['open'],
    },
    /** How, when and where it was served, and by what that is proved, is asked besides. */
    serve: {
      name: { en: 'Note the service', ha: 'Rubuta isarwa' },
      from: ['approved'],
      to: 'served',
      by: taxOfficeRoles,
      hasEndpoint: true,
    },
    /** By whoever was appointed in their account, or as an officer notes their letter. */
    object: {
      name: { en: 'Note an objection', ha: 'Rubuta ƙin amincewa' },
      from: ['served'],
      to: 'objected',
      by: ['system', ...taxOfficeRoles],
      hasEndpoint: true,
    },
    uphold: {
      name: { en: 'Uphold the objection', ha: 'Karɓi ƙin amincewa' },
      from: ['objected'],
      to: 'upheld',
      by: director,
      needs: ['reason'],
      otherThan: ['open', 'approve'],
    },
    dismiss: {
      name: { en: 'Dismiss the objection', ha: 'Ƙi ƙin amincewa' },
      from: ['objected'],
      to: 'confirmed',
      by: director,
      needs: ['reason'],
      otherThan: ['open', 'approve'],
    },
    lapse: {
      name: { en: 'Upheld by law', ha: 'Doka ta karɓe shi' },
      from: ['objected'],
      to: 'upheld-by-law',
      by: ['system'],
      needs: ['reason'],
    },
    withdraw: {
      name: { en: 'Withdraw', ha: 'Janye' },
      from: ['asked', 'approved', ...inForce],
      to: 'withdrawn',
      by: director,
      needs: ['reason'],
    },
    /** Its bills are paid, or the demand ended or rests. */
    end: {
      name: { en: 'Nothing is asked any more', ha: 'Ba a neman komai kuma' },
      from: ['asked', 'approved', ...inForce],
      to: 'ended',
      by: ['system'],
      needs: ['reason'],
    },
  },
});
