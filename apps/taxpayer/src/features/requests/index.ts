export { OfficeSection } from './office-section.tsx';
export { RequestsUnderWay } from './requests-under-way.tsx';
