import { html } from 'hono/html';
import { type Realm, realmFacts } from '../../../database/realms.ts';
import { demoPassword, demoUserNames } from '../../../seed/demoAccounts.ts';
import { identityTexts } from './texts.ts';

type Html = ReturnType<typeof html>;

function frame(realm: Realm | undefined, title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="${realm ? realmFacts[realm].locale : 'en'}" data-realm="${realm ?? ''}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/__sandbox/identity.css" />
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>`;
}

/** The page where people sign in who have no session; its forms come back to its own address, `action`. */
export function signInPage(
  realm: Realm,
  action: string,
  state: { readonly failed: boolean; readonly userName: string; readonly secondFactor: boolean },
): Html {
  const texts = identityTexts[realm];
  return frame(
    realm,
    texts.title,
    html`<p>${texts.about}</p>
      ${state.secondFactor ? html`<p>${texts.secondFactor}</p>` : ''}
      ${state.failed ? html`<p role="alert" id="wrong">${texts.wrong}</p>` : ''}
      <form method="post" action="${action}">
        <label for="username">${texts.userName}</label>
        <input id="username" name="username" value="${state.userName}" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="255"
          ${state.failed ? html`aria-describedby="wrong" aria-invalid="true"` : ''} autofocus />
        <label for="password">${texts.password}</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required maxlength="255" />
        <button type="submit">${texts.signIn}</button>
      </form>
      <h2 id="demo">${texts.demoAccounts}</h2>
      <p>${texts.demoPassword} <code>${demoPassword}</code></p>
      <form method="post" action="${action}">
        <input type="hidden" name="password" value="${demoPassword}" />
        <ul aria-labelledby="demo">
          ${demoUserNames.map((name) => html`<li><button type="submit" name="username" value="${name}">${name} <span>${texts.accounts[name]}</span></button></li>`)}
        </ul>
      </form>`,
  );
}

/** What the service shows to somebody who has just signed out without an app to go back to. */
export function signedOutPage(): Html {
  return frame(undefined, identityTexts.uk.title, html`<p>${identityTexts.uk.signedOut}</p>`);
}

/** What the service shows where the address of the page is not complete. */
export function incompletePage(realm: Realm | undefined): Html {
  const texts = identityTexts[realm ?? 'uk'];
  return frame(realm, texts.title, html`<p role="alert">${texts.incomplete}</p>`);
}
