export { type AuditActor, writeAudit } from './write-audit.ts';
