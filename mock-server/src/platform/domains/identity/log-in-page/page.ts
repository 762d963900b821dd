import { html, raw } from 'hono/html';
import { demoPassword } from '../../../access/demoPassword.ts';
import { brandFaces, displayFaceFiles, type Realm, realmIdentities } from '../../../database/realms.ts';
import { languageOfRealm } from '../../../mail/language.ts';
import { logoSvg } from '../../../mail/logo.ts';
import { mailFormats } from '../../../mail/mailFormats.ts';
import { demoUserNames } from '../../directory/index.ts';
import { type SignInMethod, signInMethods } from './loginMethods.ts';
import { methodIcon } from './methodIcons.ts';
import { textFaceFile } from './styles.ts';
import { identityTexts } from './texts.ts';

type Html = ReturnType<typeof html>;

/** Returns the files of the faces that the page of a realm shows: they are requested with the styles, so that they are there for the first text. */
const facesOf = (realm: Realm | undefined): readonly string[] => (realm ? [textFaceFile, displayFaceFiles[brandFaces[realm]]] : []);

function frame(realm: Realm | undefined, title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="${realm ? realmIdentities[realm].locale : 'en'}" data-realm="${realm ?? ''}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="${realm ? `/brand/${realm}/favicon.svg` : 'data:,'}" />
    ${facesOf(realm).map((file) => html`<link rel="preload" as="font" type="font/woff2" href="/fonts/${file}" crossorigin />`)}
    <link rel="stylesheet" href="/__sandbox/identity.css" />
  </head>
  <body>
    <header>${raw(logoSvg(realm ?? 'uk'))}</header>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>`;
}

/** Why a login failed: wrong credentials or card, no active school unit, an account that its owner deleted, or too many attempts until a time in milliseconds since 1970. */
export type SignInPageError = 'credentials' | 'card' | 'inactive' | 'deleted' | { readonly retryAt: number };

function errorText(realm: Realm, error: SignInPageError): string {
  const texts = identityTexts[realm];
  if (error === 'card') return texts.cardWrong;
  if (error === 'inactive' || error === 'deleted') return texts[error];
  return error === 'credentials' ? texts.wrong : texts.tooMany(mailFormats(languageOfRealm(realm)).moment(error.retryAt));
}

/** Renders the sign-in page for users without a session; its forms are submitted to its own URL, `action`. */
export function signInPage(
  realm: Realm,
  action: string,
  state: {
    /** The app's page for a forgotten password. */
    readonly forgotHref: string;
    readonly error: SignInPageError | undefined;
    readonly userName: string;
    readonly secondFactor: boolean;
    readonly method: SignInMethod;
  },
): Html {
  const texts = identityTexts[realm];
  const choice = html`<fieldset>
          <legend>${texts.method}</legend>
          <p>${texts.standIn}</p>
          ${signInMethods(realm).map(
            (method) =>
              html`<label><input type="radio" name="method" value="${method}" ${method === state.method ? 'checked' : ''} /> ${raw(methodIcon(method))} ${texts.methods[method]}</label>`,
          )}
        </fieldset>`;
  // A second factor is required: a card is none, because it can be copied.
  const card = state.secondFactor
    ? ''
    : html`<form method="post" action="${action}" aria-labelledby="card-title">
        <h2 id="card-title">${texts.methods.qr}</h2>
        <p id="card-help">${texts.cardHelp}</p>
        <label for="card">${texts.cardCode}</label>
        <input id="card" name="card" autocomplete="off" autocapitalize="none" spellcheck="false" required maxlength="255"
          aria-describedby="${state.error === 'card' ? 'wrong card-help' : 'card-help'}" ${state.error === 'card' ? html`aria-invalid="true" autofocus` : ''} />
        <button type="submit">${texts.signInWithCard}</button>
      </form>`;
  return frame(
    realm,
    texts.title,
    html`<p>${texts.about}</p>
      ${state.secondFactor ? html`<p>${texts.secondFactor}</p>` : ''}
      ${state.error ? html`<p role="alert" id="wrong">${errorText(realm, state.error)}</p>` : ''}
      <form method="post" action="${action}">
        ${choice}
        <label for="username">${texts.userName}</label>
        <input id="username" name="username" value="${state.userName}" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="255"
          ${state.error === 'credentials' ? html`aria-describedby="wrong" aria-invalid="true"` : ''} ${state.error === 'card' ? '' : 'autofocus'} />
        <label for="password">${texts.password}</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required maxlength="255" />
        <button type="submit">${texts.signIn}</button>
        <p><a href="${state.forgotHref}">${texts.forgot}</a></p>
        <h2 id="demo">${texts.demoAccounts}</h2>
        <p>${texts.demoPassword} <code>${demoPassword}</code></p>
        <ul aria-labelledby="demo">
          ${demoUserNames.map((name) => html`<li><button type="submit" name="demo" value="${name}" formnovalidate>${name} <span>${texts.accounts[name]}</span></button></li>`)}
        </ul>
      </form>
      ${card}`,
  );
}

/** Renders the page that asks whether to log out; its form is submitted to its own URL, `action`. */
export function logoutPage(realm: Realm, action: string): Html {
  const { logout } = identityTexts[realm];
  return frame(
    realm,
    logout.title,
    html`<p>${logout.text}</p>
      <form method="post" action="${action}"><button type="submit" autofocus>${logout.submit}</button></form>`,
  );
}

/** Renders the page after a logout without an app to return to. */
export function signedOutPage(): Html {
  return frame(undefined, identityTexts.uk.title, html`<p>${identityTexts.uk.signedOut}</p>`);
}

/** Renders the error page for an incomplete URL. */
export function incompletePage(realm: Realm | undefined): Html {
  const texts = identityTexts[realm ?? 'uk'];
  return frame(realm, texts.title, html`<p role="alert">${texts.incomplete}</p>`);
}
