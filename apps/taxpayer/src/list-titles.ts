/** As the menu and the addresses call them (spec §2.8). */
export const titles = {
  dashboard: { en: 'Dashboard', ha: 'Allon bayani' },
  invoices: { en: 'Invoices', ha: 'Takardun biyan kuɗi' },
  payments: { en: 'Payment History', ha: 'Tarihin biya' },
  attempts: { en: 'Attempts to pay', ha: 'Yunƙurin biya' },
  statement: { en: 'Statement of account', ha: 'Bayanin asusu' },
  credit: { en: 'Credit', ha: 'Rarar kuɗi' },
  refunds: { en: 'Refunds', ha: 'Mayar da kuɗi' },
  services: { en: 'E-Services', ha: 'Ayyukan intanet' },
  withholding: { en: 'Withholding tax', ha: 'Harajin riƙo' },
  creditNotes: { en: 'Credit notes', ha: 'Takardun harajin da aka riƙe' },
  paye: { en: 'PAYE Manager', ha: 'Manajan PAYE' },
  help: { en: 'Help & Support', ha: 'Taimako da tallafi' },
  bill: { en: 'Bill', ha: 'Bil' },
  clients: { en: 'Clients', ha: 'Abokan hulɗa' },
} as const;
