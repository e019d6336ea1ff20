export { ServiceLogs as Component } from '@portal/workspace/logs';
