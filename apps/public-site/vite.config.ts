import { remoteConfig } from '@portal/federation';

export default remoteConfig({ name: 'public-site', hasNoSchemas: true });
