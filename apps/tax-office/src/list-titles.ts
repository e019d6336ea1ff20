/** Spec §2.13, as the menu says it. */
export const listTitles = {
  invoices: { en: 'Invoice Report', ha: 'Rahoton takardun biyan kuɗi' },
  collections: { en: 'Collection Report', ha: 'Rahoton karɓar kuɗi' },
  taxpayers: { en: 'Taxpayer Report', ha: 'Rahoton masu biyan haraji' },
  taxpayer: { en: 'Taxpayer', ha: 'Mai biyan haraji' },
  identity: { en: 'Identity to confirm', ha: 'Shaidar da za a tabbatar' },
  offices: { en: 'Area Tax Offices Management', ha: 'Kula da ofisoshin haraji' },
  officeProposals: { en: 'Offices to decide', ha: 'Ofisoshin da za a yanke' },
  compliance: { en: 'Tax Compliance Report', ha: 'Rahoton bin dokar haraji' },
  nonPayers: { en: 'Unpaid bills by taxpayer', ha: 'Bil da ba a biya ba bisa mai haraji' },
  withholdingFilings: { en: 'Withholding Filings', ha: 'Gabatarwar harajin riƙo' },
  payeFilings: { en: 'PAYE Filings', ha: 'Gabatarwar PAYE' },
  bill: { en: 'Bill', ha: 'Bil' },
} as const;
