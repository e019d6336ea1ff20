function numbered(names: readonly string[]) {
  return names.map((name, index) => ({ id: index + 1, name }));
}

export const genders = numbered(['Female', 'Male', 'Not Specified']);

/** Spec §9. */
export const taxpayerCategories = numbered(['Individual', 'Corporate', 'State Agency', 'Federal Agency']);

export const industries = numbered([
  'Agriculture',
  'Oil and Gas',
  'Banking and Finance',
  'Telecommunications',
  'Manufacturing',
  'Real Estate',
  'Construction',
  'Healthcare',
  'Information Technology (IT)',
  'Education',
  'Transportation and Logistics',
  'Hospitality and Tourism',
  'Retail and Wholesale',
  'Renewable Energy',
  'Mining and Quarrying',
  'Media and Entertainment',
  'Insurance',
  'Textile and Garment Industry',
  'Automobile Industry',
]);

/** Nobody published what agents hand in: illustrative. */
export const agentDocumentTypes = [
  { id: 1, name: 'Passport photograph', name_ha: 'Hoton fasfo' },
  { id: 2, name: 'Means of identification', name_ha: 'Katin shaida' },
  { id: 3, name: 'Proof of address', name_ha: 'Shaidar adireshi' },
  {
    id: 4,
    name: 'Certificate of the agency (CAC) or letter of engagement',
    name_ha: 'Takardar rajistar hukuma (CAC) ko wasiƙar ɗaukar aiki',
  },
];
