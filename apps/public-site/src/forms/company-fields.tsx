import { type DraftField, TextField } from '@portal/ui/forms';

export interface CompanyFieldsProps {
  readonly field: (name: 'companyName' | 'rcNumber') => DraftField;
  readonly texts: { readonly companyName: string; readonly rcNumber: string; readonly rcHint: string };
}

/** A company and its number at the Corporate Affairs Commission. */
export function CompanyFields({ field, texts }: CompanyFieldsProps) {
  return (
    <>
      <TextField {...field('companyName')} label={texts.companyName} autoComplete="organization" maxLength={160} />
      <TextField
        {...field('rcNumber')}
        label={texts.rcNumber}
        description={texts.rcHint}
        autoCapitalize="characters"
        maxLength={20}
      />
    </>
  );
}
