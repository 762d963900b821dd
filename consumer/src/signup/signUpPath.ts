/**
 * Returns the path of the sign-up for a visitor who was on their way to a page: a plan and a coupon that they chose stay chosen, and a gift card opens
 * again afterwards.
 */
export function signUpPath(redirect: string): string {
  const { pathname, searchParams } = new URL(redirect, 'http://localhost');
  if (pathname === '/gift-card') return `/signup?redirect=${encodeURIComponent(redirect)}`;
  const chosen = [...searchParams].filter(([name]) => name === 'price' || name === 'coupon');
  return pathname === '/payment' && chosen.length > 0 ? `/signup?${new URLSearchParams(chosen)}` : '/signup';
}
