import { useLocalized } from '@portal/platform';
import { TextLink } from '@portal/ui';
import { BillPage } from '@portal/workspace/bills';
import { correctionTitle } from '../counter-titles.ts';
import { paths } from '../paths.ts';

export function Component() {
  const localized = useLocalized();
  return (
    <BillPage
      tools={(billReference) => <TextLink to={paths.correction(billReference)}>{localized(correctionTitle)}</TextLink>}
    />
  );
}
