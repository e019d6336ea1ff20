export { type Canary, type CanaryStep, canaryFile, canaryStore, readCanary, readSteps } from './canary.ts';
export { type ReleaseAllOptions, releaseAll } from './release-all.ts';
export { type ReleaseAppOptions, releaseApp } from './release-app.ts';
export {
  clientFolder,
  fileUrl,
  manifestFile,
  type ReleasedFile,
  type ReleaseManifest,
  releasesPath,
  serverFolder,
} from './release-manifest.ts';
export { ReleaseRefused } from './release-refused.ts';
export { type ReleaseStore, releaseStore } from './release-store.ts';
export { rollBack } from './roll-back.ts';
