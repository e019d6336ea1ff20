export { OwnSubstitutionPage as Component } from '../features/enforcement/index.ts';
