import { fetchMails, order, signUp, typeCard } from '../../familySteps.ts';
import { familyTexts } from '../../familyTexts.ts';
import { expect, expectAccessible, smokeIn, test } from '../../journey.ts';
import { sandboxPort } from '../../ports.ts';
import { origin, type Realm, suffixes } from '../../realms.ts';
import { moveClock } from '../../sandbox.ts';

const realms = Object.keys(suffixes) as Realm[];
const family = 'maja.holm@example.com';

for (const realm of realms) {
  const text = familyTexts[realm];

  test(`a family in ${realm} signs up for a trial, finds a book and cancels`, smokeIn(realm), async ({ page, request, fresh }) => {
    await fresh(realm);
    await signUp(page, realm, family);
    await expect(page.getByText(text.price).first()).toBeVisible();
    await typeCard(page);
    await order(page, text.order);
    await page.waitForURL(`${origin(realm)}/signup/success`);
    await expect(page.locator('main a[href="/subscriptions"]')).toBeVisible();
    await expect.poll(async () => (await fetchMails(request, realm, family)).length).toBe(2);

    await page.goto(`${origin(realm)}/library`);
    await page.locator('article h2 a').first().click();
    await page.getByRole('button', { name: text.putOn }).click();
    await expect(page.getByRole('button', { name: text.takeOff })).toBeVisible();
    await page.goto(`${origin(realm)}/library/bookshelf`);
    await expect(page.locator('article')).toHaveCount(1);

    await page.goto(`${origin(realm)}/subscriptions`);
    await page.getByRole('button', { name: text.cancel }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: text.cancel }).click();
    await expect(page.getByText(text.ended)).toBeVisible();
    await expect.poll(async () => (await fetchMails(request, realm, family)).length).toBe(3);
  });
}

test('a family whose language has books begins with those, and takes the language away from the library for the visit', async ({
  page,
  fresh,
}) => {
  await fresh('se');
  await signUp(page, 'se', family);
  await typeCard(page);
  await order(page, familyTexts.se.order);
  const first = page.getByRole('region', { name: 'Börja med de här böckerna på svenska' });
  await expect(first.getByRole('article')).toHaveCount(3);
  // A title in another language than the page's has it as its `lang`.
  await expect(first.locator('article [lang]')).toHaveCount(0);

  await first.getByRole('link', { name: 'Alla böcker på svenska' }).click();
  await expect(page).toHaveURL(`${origin('se')}/library?language=sv`);
  const language = page.getByRole('combobox', { name: 'Språk' });
  await expect(language.getByRole('option', { name: 'Svenska' })).toHaveAttribute('value', 'sv');
  await expect(language).toHaveValue('sv');
  const books = page.getByRole('main').getByRole('article');
  await expect(books.first()).toBeVisible();
  await expect(page.locator('main article [lang]')).toHaveCount(0);
  await language.selectOption('Alla språk');
  await expect(page).toHaveURL(`${origin('se')}/library?language=all`);
  await expect(page.getByText('9 böcker · 37 till går inte att läsa här än')).toBeVisible();
  await page.getByRole('link', { name: 'A Garden in a Bucket' }).click();
  await page.getByRole('link', { name: 'Tillbaka till biblioteket' }).click();
  await expect(page).toHaveURL(`${origin('se')}/library?language=all`);
  await expect(language).toHaveValue('all');
});

test('a family whose language has no book to read is told so, before the books in others', async ({ page, fresh }) => {
  await fresh('fr');
  await signUp(page, 'fr', family);
  await typeCard(page);
  await order(page, familyTexts.fr.order);
  const first = page.getByRole('region', { name: 'Pour commencer à lire', exact: true });
  await expect(first.getByText(/^Aucun livre en français ne peut encore être lu ici\./)).toBeVisible();
  await expect(first.getByRole('article')).toHaveCount(6);
  await page.getByRole('link', { name: 'Aller à la bibliothèque' }).click();
  await expect(page.getByRole('combobox', { name: 'Langue' })).toHaveValue('fr');
  await expect(page.getByRole('link', { name: 'Le phare de Lina Pas encore à lire ici' })).toBeVisible();
  await page.getByRole('button', { name: '9 livres dans toutes les langues' }).click();
  await expect(page.getByText('9 livres · 37 autres pas encore à lire ici')).toBeVisible();
});

test('a guardian opens the link of the confirmation email and reads that the address is confirmed', async ({ page, request, fresh }) => {
  await fresh('se');
  await signUp(page, 'se', family);
  await expect.poll(async () => (await fetchMails(request, 'se', family)).length).toBe(1);
  const [mail] = await fetchMails(request, 'se', family);
  await page.goto(mail?.link ?? '');
  await expect(page.getByText('Din e-postadress är bekräftad.')).toBeVisible();
});

test('a guardian gives their running plan a discount code, and the next charge stays reduced', async ({ page, fresh }) => {
  await fresh('uk');
  await signUp(page, 'uk', family);
  await typeCard(page);
  await order(page, familyTexts.uk.order);
  await page.waitForURL(`${origin('uk')}/signup/success`);
  await page.goto(`${origin('uk')}/subscriptions`);
  await expect(page.getByText(/^Next charge: £8\.99 on /)).toBeVisible();
  await page.getByLabel('Discount code').fill('welcome20');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Discount code WELCOME20 applied\. Next charge: £7\.19 on /)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Next charge: £7\.19 on /)).toBeVisible();
});

test('a guardian returns from their bank to a URL without secrets and sees the subscription, also after a reload and Back', async ({
  page,
  fresh,
}) => {
  await fresh('uk');
  await signUp(page, 'uk', family);
  await typeCard(page, '4000002760003184');
  await order(page, familyTexts.uk.order);
  await page.getByRole('button', { name: 'Yes, confirm' }).click();
  await expect(page.getByText('Thank you! Your subscription to Library has begun.')).toBeVisible();
  expect(page.url()).toBe(`${origin('uk')}/signup/success`);
  await page.reload();
  await expect(page.getByText('Thank you! Your subscription to Library has begun.')).toBeVisible();
  await page.goto(`${origin('uk')}/subscriptions`);
  await page.goBack();
  await expect(page.getByText('Thank you! Your subscription to Library has begun.')).toBeVisible();
});

test('a guardian who reloads the page while the bank asks can order with another card', async ({ page, fresh }) => {
  await fresh('uk');
  await signUp(page, 'uk', family);
  await typeCard(page, '4000002500003155');
  await order(page, familyTexts.uk.order);
  await page.getByRole('button', { name: 'Yes, confirm' }).waitFor();
  await page.reload();
  await typeCard(page);
  await order(page, familyTexts.uk.order);
  await expect(page.getByText('Thank you! Your subscription to Library has begun.')).toBeVisible();
});

test.describe('two tabs', () => {
  // The card provider refuses to confirm the same card twice.
  test.use({ expectedErrors: /Failed to load resource/ });

  test('a guardian who orders the same plan in two tabs at once gets one subscription', async ({ page, context, fresh }) => {
    await fresh('uk');
    await signUp(page, 'uk', family);
    const other = await context.newPage();
    await other.goto(page.url());
    await Promise.all([typeCard(page), typeCard(other)]);
    await Promise.all([order(page, familyTexts.uk.order), order(other, familyTexts.uk.order)]);
    const thanks = 'Thank you! Your subscription to Library has begun.';
    for (const tab of [page, other])
      await expect(
        tab.getByText(new RegExp(`${thanks}|You already have this plan|confirmed already, perhaps in another window`)),
      ).toBeVisible();
    await page.goto(`${origin('uk')}/subscriptions`);
    await expect(page.getByRole('button', { name: familyTexts.uk.cancel })).toHaveCount(1);
  });
});

test.describe('a lost network', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_/ });

  test('a guardian whose network fails while the order is sent gets one subscription and one charge', async ({ page, fresh }) => {
    await fresh('uk');
    // The service receives the orders, and the first responses are lost.
    await page.addInitScript(() => {
      const { fetch } = globalThis;
      let lost = 0;
      globalThis.fetch = async (input, init) => {
        const request = new Request(input, init);
        const response = await fetch(request);
        if (request.method !== 'POST' || !request.url.endsWith('/payment/subscriptions') || lost === 4) return response;
        lost += 1;
        throw new TypeError('Failed to fetch');
      };
    });
    await signUp(page, 'uk', family);
    await typeCard(page);
    await order(page, familyTexts.uk.order);
    await expect(page.getByText(/You already have this plan|has begun/)).toBeVisible({ timeout: 20_000 });
    await page.goto(`${origin('uk')}/subscriptions`);
    await expect(page.getByRole('button', { name: familyTexts.uk.cancel })).toHaveCount(1);
  });
});

test('a guardian keeps the focus with the keyboard alone: at the consent, at a plan that they cancel and reactivate, at the gift card and on the bookshelf', async ({
  page,
  fresh,
}) => {
  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name, exact: typeof name === 'string' }).focus();
    await page.keyboard.press('Enter');
  };
  await fresh('uk');
  await signUp(page, 'uk', family);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await page.locator('input[name=card-number]').waitFor();
  await press(familyTexts.uk.order);
  // The list of what is missing takes the focus, and leads to each field.
  await page.locator('main :focus').getByRole('link').last().press('Enter');
  await expect(page.locator('input[name=consent]')).toBeFocused();
  await typeCard(page);
  await order(page, familyTexts.uk.order);
  await page.waitForURL(`${origin('uk')}/signup/success`);
  await expect(page.locator('main a[href="/subscriptions"]')).toBeVisible();

  await page.goto(`${origin('uk')}/subscriptions`);
  // The dialog may still be closing, so this locates the plan's own button.
  const action = page.getByRole('region', { name: 'Your plans' }).locator('li > button');
  await press(familyTexts.uk.cancel);
  await expect(page.getByRole('button', { name: 'Not now' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(action).toHaveText('Keep the subscription');
  await expect(action).not.toHaveAttribute('aria-disabled', 'true');
  await expect(action).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(action).toHaveText(familyTexts.uk.cancel);
  await expect(action).toBeFocused();

  await page.goto(`${origin('uk')}/gift-card`);
  await page.getByLabel('Your name').fill('Maja Holm');
  await page.getByLabel('Your email').fill(family);
  await press('Go on to payment');
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeFocused();

  await page.goto(`${origin('uk')}/library`);
  await page.locator('article h2 a').first().click();
  await press(familyTexts.uk.putOn);
  await expect(page.getByRole('button', { name: familyTexts.uk.takeOff })).toBeFocused();
  await page.goto(`${origin('uk')}/library/bookshelf`);
  await press(/off the shelf$/);
  await expect(page.getByText('This bookshelf is empty')).toBeFocused();
});

test.describe('the services of a family', () => {
  // The token has expired when time has passed.
  test.use({ expectedErrors: /Failed to load resource.* 401 / });
  test.afterEach(({ request }) => moveClock(request, { reset: true }));

  test('a guardian opens books and finds the plan among the services from the order to the end of the plan, what it is changed to, and before and after only the sample book', async ({
    page,
    request,
    fresh,
  }) => {
    const services = page.getByRole('main').getByRole('listitem');
    const nothing = page.getByText('You have no services yet. Choose a plan under Subscriptions, or ask your school.');
    /** Follows links of the app, so that nothing is loaded again by the page itself. */
    const openServices = async () => {
      await page.locator('header a[href="/"]').first().click();
      await page.locator('main a[href="/services"]').click();
    };
    const read = page.getByRole('link', { name: 'Read', exact: true });
    const choosePlan = page.getByRole('link', { name: 'Choose a plan' });
    const [novel, sample] = ['book-3', 'book-5'];
    /** Opens the page of a book and returns the status of its policy for the app's token. */
    const openBook = async (book: string): Promise<number> => {
      const sent = page.waitForRequest(/\/library\/v1\/books\/book-/);
      await page.goto(`${origin('uk')}/library/book/${book}`);
      const { authorization = '' } = await (await sent).allHeaders();
      const policy = `http://localhost:${sandboxPort}/library/v1/books/${book}/policy`;
      return (await request.get(policy, { headers: { authorization } })).status();
    };
    await fresh('uk');
    await signUp(page, 'uk', family);
    const orderPage = page.url();
    expect(await openBook(sample)).toBe(200);
    await expect(page.getByText('Free sample')).toBeVisible();
    await expect(read).toBeVisible();
    expect(await openBook(novel)).toBe(403);
    await expect(choosePlan).toBeVisible();
    await expect(read).toHaveCount(0);
    await choosePlan.click();
    await expect(page).toHaveURL(`${origin('uk')}/subscriptions`);
    await openServices();
    await expect(nothing).toBeVisible();
    await page.goto(orderPage);
    await typeCard(page);
    await order(page, familyTexts.uk.order);
    await page.waitForURL(`${origin('uk')}/signup/success`);
    await openServices();
    await expect(services).toHaveText([/^Polylino for families\s*No end date$/]);
    expect(await openBook(novel)).toBe(200);
    await expect(read).toBeVisible();

    await page.goto(`${origin('uk')}/subscriptions`);
    await page.getByRole('link', { name: 'Change plan' }).click();
    await page
      .getByRole('radio', { name: /^Library with sign language/ })
      .first()
      .check();
    await page.getByRole('button', { name: 'Change plan' }).click();
    await expect(page.getByText('Your plan has been changed.')).toBeVisible();
    await openServices();
    await expect(services).toHaveText([/^Polylino for families/, /^Sign language in books/]);

    await page.goto(`${origin('uk')}/subscriptions`);
    await page.getByRole('button', { name: familyTexts.uk.cancel }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: familyTexts.uk.cancel }).click();
    await expect(page.getByText(familyTexts.uk.ended)).toBeVisible();
    await openServices();
    await expect(services).toHaveText([/^Polylino for families\s*until \d/, /^Sign language in books\s*until \d/]);

    await moveClock(request, { advance: 15 * 86_400 });
    await page.goto(`${origin('uk')}/services`);
    await expect(nothing).toBeVisible();
    await page.goto(`${origin('uk')}/library/book/${novel}`);
    await expect(choosePlan).toBeVisible();
    await expect(read).toHaveCount(0);
  });
});

test('axe finds no violations on the screens of a family', async ({ page, fresh }) => {
  // axe reads seven screens, each in both schemes.
  test.slow();
  await fresh('us');
  await page.goto(`${origin('us')}/signup`);
  await page.getByRole('radio').first().waitFor();
  await expectAccessible(page);
  await signUp(page, 'us', family);
  await page.locator('input[name=card-number]').waitFor();
  await expectAccessible(page);
  for (const path of ['/subscriptions', '/gift-card', '/library', '/library/bookshelf', '/legal/withdrawal']) {
    await page.goto(`${origin('us')}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  }
});
