import { kobo } from '@portal/contracts';
import { type SeededContent, t } from './wording.ts';

/** Amounts nobody published: examples until the service enters its own. */
export const tariffs: readonly SeededContent[] = [
  {
    kind: 'tariff',
    slug: 'communication-infrastructure',
    content: {
      kind: 'tariff',
      name: t('Communication infrastructure', 'Kayan sadarwa'),
      validFrom: '2026-01-01',
      entries: [
        {
          key: 'fibre-metre',
          label: t('Right of way for fibre', 'Izinin shimfiɗa fiber'),
          amountKobo: kobo(145_00),
          unit: t('per metre of route', 'a kowace mita ta hanya'),
          basis: t(
            'The ceiling the National Economic Council agreed in 2013 and again in 2020; the state’s own amount is not published',
            'Iyakar da Majalisar Tattalin Arziki ta Ƙasa ta amince da ita a 2013 da 2020; ba a wallafa adadin jiha ba',
          ),
          isIllustrative: true,
        },
        {
          key: 'duct-metre',
          label: t('Ducts', 'Bututun kebul'),
          amountKobo: kobo(60_00),
          unit: t('per duct and metre', 'a kowane bututu da mita'),
          isIllustrative: true,
        },
        {
          key: 'mast',
          label: t('Mast: planning and environment', 'Mast: tsari da muhalli'),
          amountKobo: kobo(250_000_00),
          unit: t('per mast and year', 'a kowane mast a shekara'),
          isIllustrative: true,
        },
        {
          key: 'tower',
          label: t('Tower: planning and environment', 'Hasumiya: tsari da muhalli'),
          amountKobo: kobo(400_000_00),
          unit: t('per tower and year', 'a kowace hasumiya a shekara'),
          isIllustrative: true,
        },
        {
          key: 'rooftop',
          label: t('Rooftop installation: planning and environment', 'Na kan rufi: tsari da muhalli'),
          amountKobo: kobo(120_000_00),
          unit: t('per installation and year', 'a kowanne a shekara'),
          isIllustrative: true,
        },
        {
          key: 'generator',
          label: t('Generator at a site: emissions', 'Janareta a wuri: hayaƙi'),
          amountKobo: kobo(35_000_00),
          unit: t('per site and year', 'a kowane wuri a shekara'),
          isIllustrative: true,
        },
      ],
    },
  },
];
