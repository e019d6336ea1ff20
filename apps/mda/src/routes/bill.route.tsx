import { useLocalized } from '@portal/platform';
import { TextLink } from '@portal/ui';
import { BillPage } from '@portal/workspace/bills';
import { paths } from '../paths.ts';
import { screens } from '../screens.ts';

/** What is paid, cancelled or looked at is corrected by nobody any more (409): it is not offered. */
const correctable = ['unpaid', 'expired'];

export function Component() {
  const localized = useLocalized();
  return (
    <BillPage
      tools={({ bill: { billReference, status } }) =>
        correctable.includes(status) && (
          <p className="ui-screen-only">
            <TextLink to={paths.correction(billReference)}>{localized(screens['correct-bill'].title)}</TextLink>
          </p>
        )
      }
    />
  );
}
