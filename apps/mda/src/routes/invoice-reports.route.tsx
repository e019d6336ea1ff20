import { useLocalized } from '@portal/platform';
import { LinkButton } from '@portal/ui';
import { billList } from '@portal/workspace/bills';
import { ListScreen } from '@portal/workspace/lists';
import { newBillTitle } from '../counter-titles.ts';
import { InvoiceFrame } from '../invoice-frame.tsx';
import { listTitles } from '../list-titles.ts';
import { paths } from '../paths.ts';

function NewBillLink() {
  const localized = useLocalized();
  return (
    <LinkButton size="sm" to={paths.newBill}>
      {localized(newBillTitle)}
    </LinkButton>
  );
}

const screen = {
  ...billList(listTitles.invoices, {
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
