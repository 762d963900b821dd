import type { components as AccountComponents } from '../generated/account.ts';
import type { components as ActivityComponents } from '../generated/activity-stream.ts';
import type { components as AuthComponents } from '../generated/auth.ts';
import type { components as CustomerManagementComponents } from '../generated/customer-management.ts';
import type { components as LibraryComponents } from '../generated/library.ts';
import type { components as PaymentComponents } from '../generated/payment.ts';
import type { components as SyncComponents } from '../generated/sync.ts';

type Auth = AuthComponents['schemas'];
type Account = AccountComponents['schemas'];
type CustomerManagement = CustomerManagementComponents['schemas'];
type Library = LibraryComponents['schemas'];
type Payment = PaymentComponents['schemas'];
type Sync = SyncComponents['schemas'];

/** The claims of an access token (shell §3). */
export type AccessTokenClaims = Auth['AccessTokenClaims'];
/** The claims of an id token (shell §3). */
export type IdTokenClaims = Auth['IdTokenClaims'];
/** The method of a login (shell §6). */
export type LoginMethod = Auth['LoginMethod'];
/** The tokens from a login or a refresh. */
export type TokenSet = Auth['TokenSet'];

/** The logged-in user (shell §3). */
export type MeProfile = Account['MeProfile'];
/** An organisation of the logged-in user. */
export type MyOrganization = Account['MyOrganization'];
/** A group of the logged-in user. */
export type MyGroup = Account['MyGroup'];
/** The form of a guardian who creates an account. */
export type Registration = Account['Registration'];

/** The error body of all services. */
export type ErrorBody = Account['Error'];
/** The role of a user in an organisation (shell §3). */
export type Role = Account['Role'];

/** A user (admin §3). */
export type User = CustomerManagement['User'];
/** A school unit of a user, with the role there. */
export type UserSchoolAssociation = CustomerManagement['UserSchoolAssociation'];
/** A school association to create (admin §3). */
export type SchoolAssociation = CustomerManagement['SchoolAssociation'];
/** The id of a user or a school unit in another system. */
export type Identifier = CustomerManagement['Identifier'];
/** An organisation, a school or a pre-school (admin §3). */
export type SchoolUnit = CustomerManagement['SchoolUnit'];
/** A school unit to add. */
export type NewSchoolUnit = CustomerManagement['NewSchoolUnit'];
/** A class or another group of a school unit (admin §3). */
export type Group = CustomerManagement['Group'];
/** A group to add. */
export type NewGroup = CustomerManagement['NewGroup'];
/** A membership of a user in a group. */
export type UserGroup = CustomerManagement['UserGroup'];
/** An association of a user with a school unit. */
export type UserSchoolUnit = CustomerManagement['UserSchoolUnit'];
/** An entry of a user's audit log. */
export type AuditLogEntry = CustomerManagement['AuditLogEntry'];
/** A type of subscription periods. */
export type SubscriptionType = CustomerManagement['SubscriptionType'];
/** A subscription period of a user. */
export type UserPeriod = CustomerManagement['UserPeriod'];
/** A subscription period of a school unit. */
export type SchoolUnitPeriod = CustomerManagement['SchoolUnitPeriod'];
/** The sync settings of an organisation (admin §3). */
export type SyncSettings = CustomerManagement['SyncSettings'];

/** The filters of the list of users. */
export type UserFilters = CustomerManagement['UserFilters'];
/** The filters of the list of school units. */
export type SchoolUnitFilters = CustomerManagement['SchoolUnitFilters'];
/** The filters of the list of groups. */
export type GroupFilters = CustomerManagement['GroupFilters'];
/** The filters of the list of memberships in groups. */
export type UserGroupFilters = CustomerManagement['UserGroupFilters'];
/** The filters of the list of school associations. */
export type UserSchoolUnitFilters = CustomerManagement['UserSchoolUnitFilters'];

/** An event of a user's activity (admin §3). */
export type ActivityEvent = ActivityComponents['schemas']['ActivityEvent'];

/** A sync of an organisation from its school system. */
export type OrganizationSync = Sync['Sync'];
/** A run of a sync (admin §3). */
export type SyncJob = Sync['Job'];
/** A change that a job made to one field, or a record that it skipped. */
export type SyncJobLog = Sync['JobLog'];

/** A product for families (shell §3). */
export type Product = Payment['Product'];
/** The price of a product, and its period. */
export type Price = Payment['Price'];
/** A user's subscription (shell §3). */
export type Subscription = Payment['Subscription'];
/** The terms of a subscription before it is ordered. */
export type SubscriptionPreview = Payment['SubscriptionPreview'];

/** What a withdrawal gives back. */
export type WithdrawalRefund = Payment['WithdrawalRefund'];
export type OrderPreview = Payment['OrderPreview'];
/** A sum that is charged, and when. */
export type NextCharge = Payment['NextCharge'];
/** What a change of plan charges, now and next. */
export type PlanChangePreview = Payment['PlanChangePreview'];
/** The invoice of a period. */
export type Invoice = Payment['Invoice'];
/** A paying customer, with the default card (shell §3). */
export type Customer = Payment['Customer'];
/** A saved card. */
export type PaymentMethod = Payment['PaymentMethod'];
/** The order form for gift cards (shell §3). */
export type NewOrder = Payment['NewOrder'];
/** What an act that costs charges, and when. */
export type ChargeTerms = Payment['ChargeTerms'];
/** An order of gift cards, with the status of its payment (shell §3). */
export type Order = Payment['Order'];

/** A book of the catalogue. */
export type Book = Library['Book'];
export type Entitlement = Library['Entitlement'];
/** A book on a user's shelf. */
export type BookshelfEntry = Library['BookshelfEntry'];
