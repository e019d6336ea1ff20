/** What stands beside the name of a tax or a fee. Drawn by code: nobody uploads them. */
export const pictograms = [
  'paye',
  'withholding',
  'stamp-duty',
  'levy',
  'consumption',
  'premises',
  'vehicle',
  'transport',
  'school',
  'mining',
  'message',
  'benefit',
  'agency',
  'mast',
] as const;
export type PictogramName = (typeof pictograms)[number];
