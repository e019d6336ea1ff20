import { hostConfig } from '@portal/federation';

export default hostConfig();
