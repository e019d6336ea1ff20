import { useLocalized } from '@portal/platform';
import { LinkButton } from '@portal/ui';
import { billList } from '@portal/workspace/bills';
import { ListScreen } from '@portal/workspace/lists';
import { InvoiceFrame } from '../invoice-frame.tsx';
import { paths } from '../paths.ts';
import { screens } from '../screens.ts';

function NewBillLink() {
  const localized = useLocalized();
  return (
    <LinkButton size="sm" to={paths.newBill}>
      {localized(screens['new-bill'].title)}
    </LinkButton>
  );
}

const screen = {
  ...billList(screens['invoice-reports'].title, {
    taxOffice: { from: 1200, isQuiet: true },
    counter: { from: 1200, isQuiet: true },
  }),
  Tools: NewBillLink,
};

export function Component() {
  return (
    <InvoiceFrame>
      <ListScreen screen={screen} />
    </InvoiceFrame>
  );
}
