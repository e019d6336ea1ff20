import { type ReturnFields, type ReturnKindId, returnKinds } from '@portal/contracts';
import { useLocalized } from '@portal/platform';

/** `employments.paye:KD-1.grossKobo` → Salaries and wages: Gross pay. */
export function useFieldName(kind: ReturnKindId): (path: string) => string {
  const localized = useLocalized();
  return (path) => {
    const [key = '', , column] = path.split('.');
    const fields: ReturnFields = returnKinds[kind].fields;
    const field = fields[key];
    if (!field) return path;
    const cell = field.type === 'rows' && column !== undefined ? field.columns[column] : undefined;
    return cell ? `${localized(field.label)}: ${localized(cell.label)}` : localized(field.label);
  };
}
