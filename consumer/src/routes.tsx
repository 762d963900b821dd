import { type AppRoute, ShellLayout } from '@realmkit/shell';
import { HomePage } from './home/HomePage.tsx';
import { namespacesOfPath } from './namespacesOfPath.ts';
import { SignedInLayout } from './SignedInLayout.tsx';

const pages: AppRoute[] = [
  { path: '/login', handle: { access: 'guest' }, lazy: () => import('./login/LoginPage.tsx') },
  { path: '/login/forgot-password', handle: { access: 'guest' }, lazy: () => import('./login/reset/ForgotPasswordPage.tsx') },
  { path: '/login/confirm-email', handle: { access: 'guest' }, lazy: () => import('./login/reset/ConfirmEmailPage.tsx') },
  { path: '/login/new-password', handle: { access: 'guest' }, lazy: () => import('./login/reset/NewPasswordPage.tsx') },
  { path: '/login/ak-bibliotheken', handle: { access: 'guest' }, lazy: () => import('./login/SignedOutPage.tsx') },
  { path: '/login/account-deleted', handle: { access: 'guest' }, lazy: () => import('./login/deleted/AccountDeletedPage.tsx') },
  {
    element: <ShellLayout />,
    handle: { access: 'nonAuth' },
    children: [
      { path: '/signup', lazy: () => import('./signup/SignupPage.tsx') },
      { path: '/gift-card', lazy: () => import('./giftCard/GiftCardPage.tsx') },
    ],
  },
  {
    element: <ShellLayout width="reading" />,
    handle: { access: 'nonAuth' },
    children: [
      { path: '/signup/success', lazy: () => import('./payment/success/SuccessPage.tsx') },
      { path: '/legal/terms', lazy: () => import('./legal/TextPage.tsx').then(({ terms }) => terms) },
      { path: '/legal/privacy', lazy: () => import('./legal/TextPage.tsx').then(({ privacy }) => privacy) },
      { path: '/legal/stored-data', lazy: () => import('./legal/storedData/StoredDataPage.tsx') },
      { path: '/legal/cancel-contract', lazy: () => import('./legal/NoticePage.tsx').then(({ cancellation }) => cancellation) },
      { path: '/legal/confirm', lazy: () => import('./legal/ConfirmDeclarationPage.tsx') },
      { path: '/legal/withdrawal', lazy: () => import('./legal/NoticePage.tsx').then(({ withdrawal }) => withdrawal) },
    ],
  },
  { path: '/library', lazy: () => import('./library/search/LibraryPage.tsx') },
  { path: '/library/bookshelf', lazy: () => import('./library/shelf/BookshelfPage.tsx') },
  { path: '/shelves', lazy: () => import('./library/shelf/BookshelfPage.tsx') },
  { path: '/library/book/:id', lazy: () => import('./library/book/BookPage.tsx') },
  {
    element: <SignedInLayout />,
    children: [
      { path: '/', element: <HomePage /> },
      { path: '/settings', lazy: () => import('./settings/SettingsPage.tsx') },
      { path: '/profile', lazy: () => import('./profile/ProfilePage.tsx') },
      { path: '/profile/delete', lazy: () => import('./profile/deletion/DeleteAccountPage.tsx') },
      { path: '/subscriptions', lazy: () => import('./subscriptions/SubscriptionsPage.tsx') },
      { path: '/payment', lazy: () => import('./payment/checkout/CheckoutPage.tsx') },
      { path: '/services', lazy: () => import('./services/ServicesPage.tsx') },
      { path: '/support', lazy: () => import('./support/SupportPage.tsx') },
    ],
  },
];

/** Adds the texts of its area to a route and to those below it. */
const withTexts = (route: AppRoute): AppRoute =>
  route.index ? route : { ...route, texts: namespacesOfPath(route.path ?? '/'), children: route.children?.map(withTexts) ?? [] };

/** The routes of the consumer app; those without open access require a login (shell §2). */
export const routes: AppRoute[] = pages.map(withTexts);
