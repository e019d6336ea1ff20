import { showToast } from '@portal/ui';

/** Opens the print dialog for a sheet of A4 or an 80 mm slip (`bill.css` knows both) and says when it has closed again. */
export async function printAs(paper: 'a4' | 'slip', confirmation: string): Promise<void> {
  const { dataset } = document.documentElement;
  dataset.print = paper;
  if (paper === 'slip') await import('./fit-slip.ts').then(({ fitSlip }) => fitSlip()).catch(() => undefined);
  addEventListener(
    'afterprint',
    () => {
      delete dataset.print;
      showToast({ kind: 'info', message: confirmation });
    },
    { once: true },
  );
  print();
}
