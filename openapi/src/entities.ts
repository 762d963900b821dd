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

/** What an access token says (shell §3). */
export type AccessTokenClaims = Auth['AccessTokenClaims'];
/** What an id token says (shell §3). */
export type IdTokenClaims = Auth['IdTokenClaims'];
/** How a person signed in (shell §6). */
export type LoginMethod = Auth['LoginMethod'];
/** What a sign-in or a refresh yields. */
export type TokenSet = Auth['TokenSet'];

/** The signed-in person (shell §3). */
export type MeProfile = Account['MeProfile'];
/** An organisation the signed-in person belongs to. */
export type MyOrganization = Account['MyOrganization'];
/** A group the signed-in person belongs to. */
export type MyGroup = Account['MyGroup'];
/** What a guardian fills in to get an account. */
export type Registration = Account['Registration'];

/** The error body of all services. */
export type ErrorBody = Account['Error'];
/** What a person is in an organisation (shell §3). */
export type Role = Account['Role'];

/** A person with an account (admin §3). */
export type User = CustomerManagement['User'];
/** A school unit of a user, with the role there. */
export type UserSchoolAssociation = CustomerManagement['UserSchoolAssociation'];
/** A school association to make (admin §3). */
export type SchoolAssociation = CustomerManagement['SchoolAssociation'];
/** How another system knows a user or a school unit. */
export type Identifier = CustomerManagement['Identifier'];
/** An organisation, a school or a pre-school (admin §3). */
export type SchoolUnit = CustomerManagement['SchoolUnit'];
/** A school unit to add. */
export type NewSchoolUnit = CustomerManagement['NewSchoolUnit'];
/** A class or another group of a school unit (admin §3). */
export type Group = CustomerManagement['Group'];
/** A group to add. */
export type NewGroup = CustomerManagement['NewGroup'];
/** That a user is in a group. */
export type UserGroup = CustomerManagement['UserGroup'];
/** That a user is at a school unit. */
export type UserSchoolUnit = CustomerManagement['UserSchoolUnit'];
/** One thing that was done to a user. */
export type AuditLogEntry = CustomerManagement['AuditLogEntry'];
/** What a subscription period can be of. */
export type SubscriptionType = CustomerManagement['SubscriptionType'];
/** A subscription period of a user. */
export type UserPeriod = CustomerManagement['UserPeriod'];
/** A subscription period of a school unit. */
export type SchoolUnitPeriod = CustomerManagement['SchoolUnitPeriod'];
/** How an organisation is synchronised (admin §3). */
export type SyncSettings = CustomerManagement['SyncSettings'];

/** What the list of users can be filtered by. */
export type UserFilters = CustomerManagement['UserFilters'];
/** What the list of school units can be filtered by. */
export type SchoolUnitFilters = CustomerManagement['SchoolUnitFilters'];
/** What the list of groups can be filtered by. */
export type GroupFilters = CustomerManagement['GroupFilters'];
/** What the list of memberships in groups can be filtered by. */
export type UserGroupFilters = CustomerManagement['UserGroupFilters'];
/** What the list of school associations can be filtered by. */
export type UserSchoolUnitFilters = CustomerManagement['UserSchoolUnitFilters'];

/** Something that a person did, for the activity stream (admin §3). */
export type ActivityEvent = ActivityComponents['schemas']['ActivityEvent'];

/** What an organisation takes over from its school system. */
export type OrganizationSync = Sync['Sync'];
/** A run of a sync (admin §3). */
export type SyncJob = Sync['Job'];
/** What a job did to one field, or a record that it passed over. */
export type SyncJobLog = Sync['JobLog'];

/** Something that families can buy (shell §3). */
export type Product = Payment['Product'];
/** What a product costs, and for how long. */
export type Price = Payment['Price'];
/** A plan that somebody holds (shell §3). */
export type Subscription = Payment['Subscription'];
/** The terms of a subscription before it is ordered. */
export type SubscriptionPreview = Payment['SubscriptionPreview'];
/** What was asked for a period. */
export type Invoice = Payment['Invoice'];
/** Who pays, and with which card (shell §3). */
export type Customer = Payment['Customer'];
/** A saved card. */
export type PaymentMethod = Payment['PaymentMethod'];
/** What a buyer of gift cards fills in (shell §3). */
export type NewOrder = Payment['NewOrder'];
/** An order of gift cards, and how far its payment is (shell §3). */
export type Order = Payment['Order'];

/** A book of the catalogue. */
export type Book = Library['Book'];
/** A book on somebody's shelf. */
export type BookshelfEntry = Library['BookshelfEntry'];
