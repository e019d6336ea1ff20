import { assessmentReport, type Localized } from '@portal/contracts';
import { defineListScreen } from '../lists/list-screen-definition.ts';
import { AssessmentPanel } from './assessment-panel.tsx';
import { ProposeAssessment } from './propose-assessment.tsx';

/** What the offices of an area assess, those served first nearest to their end. */
export function assessmentList(title: Localized) {
  return defineListScreen(assessmentReport, {
    title,
    noun: { one: { en: 'assessment', ha: 'kimantawa' }, many: { en: 'assessments', ha: 'kimantawoyi' } },
    columns: {
      number: { card: 'reference' },
      taxpayer: { isWide: true, card: 'title' },
      tax: { from: 980, isQuiet: true },
      period: { from: 760, card: 'line' },
      servedOn: { from: 1200, isQuiet: true },
      lastDay: { from: 760, card: 'end' },
      taxKobo: { isStrong: true, card: 'amount' },
      status: {
        card: 'status',
        signs: {
          proposed: { shape: 'ring', tone: 'quiet' },
          approved: { shape: 'ring', tone: 'warning' },
          served: { shape: 'clock', tone: 'warning' },
          contested: { shape: 'triangle', tone: 'warning' },
          final: { shape: 'tick', tone: 'good' },
          replaced: { shape: 'ring', tone: 'quiet' },
          withdrawn: { shape: 'ring', tone: 'quiet' },
          upheld: { shape: 'ring', tone: 'quiet' },
          revised: { shape: 'ring', tone: 'quiet' },
        },
      },
    },
    Record: AssessmentPanel,
    Tools: ProposeAssessment,
    nameOf: ({ number, taxpayer }) => `${number}, ${taxpayer}`,
  });
}
