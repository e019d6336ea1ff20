export { auditModule } from './audit.module.ts';
export { deviceNameOf } from './device-name.ts';
export { noteActivity } from './note-activity.ts';
export { type AuditActor, type DeedOf, writeAudit } from './write-audit.ts';
