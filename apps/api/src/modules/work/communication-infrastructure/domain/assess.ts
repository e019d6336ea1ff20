import {
  type Assessment,
  type AssessmentLine,
  type CommunicationRate,
  communicationRates,
  type Declaration,
  kobo,
  type Tariff,
} from '@portal/contracts';

/** What was declared, counted as the tariff charges it. */
function quantitiesOf({ sites, fibreRoutes }: Pick<Declaration, 'sites' | 'fibreRoutes'>) {
  const sitesOf = (kind: Declaration['sites'][number]['kind']) => sites.filter((site) => site.kind === kind).length;
  return {
    mast: sitesOf('mast'),
    tower: sitesOf('tower'),
    rooftop: sitesOf('rooftop'),
    /** An engine that burns fuel, alone or beside another source. */
    generator: sites.filter(({ power }) => power === 'generator' || power === 'hybrid').length,
    'fibre-metre': fibreRoutes.reduce((sum, { metres }) => sum + metres, 0),
    'duct-metre': fibreRoutes.reduce((sum, { metres, ducts }) => sum + metres * ducts, 0),
  } satisfies Record<CommunicationRate, number>;
}

/** One line for each rate that applies; undefined when the tariff has no amount for one of them. */
export function assess(declared: Pick<Declaration, 'sites' | 'fibreRoutes'>, tariff: Tariff): Assessment | undefined {
  const quantities = quantitiesOf(declared);
  const lines: AssessmentLine[] = [];
  for (const rate of communicationRates.filter((each) => quantities[each] > 0)) {
    const entry = tariff.entries.find(({ key }) => key === rate);
    if (!entry) return undefined;
    const { label: name, unit, basis, amountKobo, isIllustrative } = entry;
    const quantity = quantities[rate];
    const line = { rate, name, unit, quantity, unitAmountKobo: amountKobo, isIllustrative };
    lines.push({ ...line, amountKobo: kobo(amountKobo * quantity), ...(basis && { basis }) });
  }
  const totalKobo = kobo(lines.reduce((sum, { amountKobo }) => sum + amountKobo, 0));
  return { tariffFrom: tariff.validFrom, lines, totalKobo };
}
