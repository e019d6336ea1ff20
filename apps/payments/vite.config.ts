import { remoteConfig } from '@portal/federation';

export default remoteConfig({ name: 'payments', optionalShares: ['@portal/ui/overlays'] });
