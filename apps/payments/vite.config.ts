import { remoteConfig } from '@portal/federation';

export default remoteConfig({ name: 'payments', hasNoSchemas: true });
