import { taxOfficeRoles, taxpayerRoles } from '../access.ts';
import { defineWorkKind } from '../workflow/work-kind.ts';

const approvers = ['Tax Office Manager', 'Tax Office Director'] as const;
const deadline = 'objection.decision';
/** Whoever proposed what is to be decided, in either way. */
const proposers = ['propose', 'propose-invalid'] as const;

/**
 * An objection to an assessment: checked, asked about, proposed by one person and decided by another, neither of whom made the assessment.
 * Its ninety days never stop; on day 91 the law decides it for the taxpayer.
 */
export const objection = defineWorkKind({
  name: { en: 'Objection', ha: 'Ƙin amincewa da tantancewa' }, // native reviewer
  begins: 'lodged',
  openedBy: taxpayerRoles,
  seenBy: taxOfficeRoles,
  screen: '/tax-area-office?tab=requests&of=objection',
  openersScreen: '/user/cases/objections',
  states: {
    lodged: { name: { en: 'Received', ha: 'An karɓa' }, deadline },
    valid: { name: { en: 'Valid, being examined', ha: 'Ingantacce, ana bincike' }, deadline },
    asked: { name: { en: 'Information asked', ha: 'An nemi bayani' }, deadline },
    proposed: { name: { en: 'Decision proposed', ha: 'An gabatar da shawara' }, deadline },
    'found-invalid': {
      name: { en: 'Said to be invalid, to be confirmed', ha: 'An ce bai inganta ba, za a tabbatar' },
      deadline,
    },
    decided: { name: { en: 'Decided', ha: 'An yanke shawara' }, isFinal: true },
    invalid: { name: { en: 'Invalid', ha: 'Bai inganta ba' }, isFinal: true },
    'upheld-by-law': { name: { en: 'Upheld by law', ha: 'Doka ta karɓe shi' }, isFinal: true },
    withdrawn: { name: { en: 'Taken back', ha: 'An janye' }, isFinal: true },
    overtaken: { name: { en: 'Its assessment ended', ha: 'Tantancewarsa ta ƙare' }, isFinal: true },
  },
  moves: {
    accept: {
      name: { en: 'Valid: examine it', ha: 'Ya inganta: a bincika' },
      from: ['lodged'],
      to: 'valid',
      by: taxOfficeRoles,
    },
    'propose-invalid': {
      name: { en: 'Say that it is invalid', ha: 'Ce bai inganta ba' },
      from: ['lodged'],
      to: 'found-invalid',
      by: taxOfficeRoles,
      needs: ['reason'],
    },
    'confirm-invalid': {
      name: { en: 'Confirm that it is invalid', ha: 'Tabbatar bai inganta ba' },
      from: ['found-invalid'],
      to: 'invalid',
      by: approvers,
      needs: ['reason'],
      otherThan: proposers,
    },
    'find-valid': {
      name: { en: 'It is valid', ha: 'Ya inganta' },
      from: ['found-invalid'],
      to: 'valid',
      by: approvers,
      needs: ['reason'],
    },
    ask: {
      name: { en: 'Ask for information', ha: 'Nemi bayani' },
      from: ['valid'],
      to: 'asked',
      by: taxOfficeRoles,
      needs: ['reason'],
    },
    answer: { name: { en: 'Answer', ha: 'Amsa' }, from: ['asked'], to: 'valid', by: ['system'] },
    propose: {
      name: { en: 'Propose the decision', ha: 'Gabatar da shawara' },
      from: ['valid', 'asked'],
      to: 'proposed',
      by: taxOfficeRoles,
      needs: ['reason'],
      hasEndpoint: true,
    },
    decide: {
      name: { en: 'Decide as proposed', ha: 'Yanke kamar yadda aka gabatar' },
      from: ['proposed'],
      to: 'decided',
      by: ['Tax Office Director'],
      needs: ['reason'],
      otherThan: proposers,
    },
    return: {
      name: { en: 'Return the proposal', ha: 'Mayar da shawarar' },
      from: ['proposed'],
      to: 'valid',
      by: approvers,
      needs: ['reason'],
    },
    lapse: {
      name: { en: 'Upheld by law', ha: 'Doka ta karɓe shi' },
      from: ['lodged', 'valid', 'asked', 'proposed', 'found-invalid'],
      to: 'upheld-by-law',
      by: ['system'],
    },
    withdraw: {
      name: { en: 'Take back', ha: 'Janye' },
      from: ['lodged', 'valid', 'asked', 'proposed', 'found-invalid'],
      to: 'withdrawn',
      by: ['system'],
    },
    overtake: {
      name: { en: 'Its assessment ended', ha: 'Tantancewarsa ta ƙare' },
      from: ['lodged', 'valid', 'asked', 'proposed', 'found-invalid'],
      to: 'overtaken',
      by: ['system'],
    },
  },
});
