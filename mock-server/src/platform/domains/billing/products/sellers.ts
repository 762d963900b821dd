import type { Realm } from '../../../database/realms.ts';
import type { InvoiceParty } from '../tables/payments.ts';

/** A company that sells; its tax number stands with its name, in the us that of the sales tax permit. */
type Seller = { readonly [Part in keyof InvoiceParty]: string };

/** The sellers, invented: no such company exists, and no tax office gives out these numbers. */
const sellers: Readonly<Record<Realm, Seller>> = {
  de: { name: 'Realmkit Deutschland GmbH', address: 'Musterstraße 12, 10115 Berlin', taxNumber: 'USt-IdNr. DE000000012' },
  fi: { name: 'Realmkit Suomi Oy', address: 'Mallikatu 12, 00100 Helsinki', taxNumber: 'ALV-numero FI00000012' },
  fr: { name: 'Libellule SAS', address: '12 rue de l’Exemple, 75011 Paris', taxNumber: 'TVA FR00000000012' },
  no: { name: 'Realmkit Norge AS', address: 'Eksempelgata 12, 0150 Oslo', taxNumber: 'Org.nr. NO 000 000 012 MVA' },
  nl: { name: 'Realmkit Nederland B.V.', address: 'Voorbeeldstraat 12, 1012 AB Amsterdam', taxNumber: 'Btw-nummer NL000000012B01' },
  se: { name: 'Realmkit Sverige AB', address: 'Exempelgatan 12, 111 20 Stockholm', taxNumber: 'Momsreg.nr SE000000001201' },
  uk: { name: 'Realmkit UK Ltd', address: '12 Example Street, London EC1A 1AA', taxNumber: 'VAT number GB000000012' },
  us: { name: 'Realmkit Inc.', address: '12 Example Street, New York, NY 10001', taxNumber: 'Sales tax permit NY-000000012' },
};

/** Returns the company that sells in a realm. */
export const sellerOf = (realm: Realm): Seller => sellers[realm];
