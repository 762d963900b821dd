/** Returns the path of the sign-up. An order or a gift card that was on its way opens afterwards; any other page gives way to the offer. */
export const signupPath = (redirect: string): string =>
  /^\/(payment|gift-card)\b/.test(redirect) ? `/signup?redirect=${encodeURIComponent(redirect)}` : '/signup';
