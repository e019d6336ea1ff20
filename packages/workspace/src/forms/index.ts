import './forms.css';

export { ContractForm, type ContractFormProps } from './contract-form.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './dialogs/confirm-dialog.tsx';
export { CoverDialog, type CoverDialogProps } from './dialogs/cover-dialog.tsx';
export { FormDialog, type FormDialogProps } from './dialogs/form-dialog.tsx';
export { ReasonDialog, type ReasonDialogProps } from './dialogs/reason-dialog.tsx';
export { ChoiceField, type ChoiceFieldProps } from './fields/choice-field.tsx';
export { FilesField, type FilesFieldProps } from './fields/files-field.tsx';
export { ListField, type ListFieldProps } from './fields/list-field.tsx';
export { MarkQuestion, type MarkQuestionProps } from './files/mark-question.tsx';
export { UnderstoodFile, type UnderstoodFileProps } from './files/understood-file.tsx';
export type { InitialOf, Kind, Kinds, NameOf } from './kinds.ts';
export { LeaveGuard, type LeaveGuardProps } from './leave/leave-guard.tsx';
export { SwitchedOff, type SwitchedOffProps } from './switched-off.tsx';
export { type ContractFormOptions, type Entry, useContractForm } from './use-contract-form.ts';
