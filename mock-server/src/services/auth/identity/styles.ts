import { brandColours, realms } from '../../../database/realms.ts';

/** The style sheet of the sign-in page. */
export const identityStyles = `:root { color-scheme: light dark; --ground: light-dark(#fff, #16181d); --text: light-dark(#1d2129, #e9ebf0); --line: light-dark(#767c89, #8d94a3); --realm: var(--text); }
${realms.map((realm) => `[data-realm='${realm}'] { --realm: light-dark(${brandColours[realm].onLight}, ${brandColours[realm].onDark}); }`).join('\n')}
body { margin: 0; padding: 2rem 1rem; background: var(--ground); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 26rem; margin: 0 auto; border-top: 0.375rem solid var(--realm); padding-top: 1.5rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.75rem; }
h2 { margin: 2rem 0 0.25rem; font-size: 1.125rem; }
a { color: var(--realm); }
label { display: block; margin-top: 1rem; font-weight: 600; }
input { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; border: 1px solid var(--line); border-radius: 0.375rem; background: var(--ground); color: inherit; font: inherit; }
button { min-height: 2.75rem; padding: 0.5rem 1.25rem; border: 1px solid var(--realm); border-radius: 0.375rem; font: inherit; font-weight: 600; cursor: pointer; background: var(--realm); color: var(--ground); }
fieldset { display: grid; gap: 0.125rem; margin: 1.25rem 0 0; padding: 0; border: 0; }
legend { padding: 0; font-weight: 600; }
fieldset label { display: flex; align-items: center; gap: 0.5rem; margin: 0; min-height: 2rem; font-weight: 400; }
fieldset input { width: 1.25rem; min-height: 1.25rem; margin: 0; accent-color: var(--realm); }
form > button { margin-top: 1.25rem; }
ul { list-style: none; margin: 0.75rem 0 0; padding: 0; display: grid; gap: 0.5rem; }
li button { width: 100%; text-align: start; background: transparent; color: var(--realm); }
li button span { display: block; font-weight: 400; color: var(--text); }
[role='alert'] { margin: 1rem 0 0; padding: 0.75rem 1rem; border-inline-start: 0.25rem solid light-dark(#b3261e, #ffb4ab); }
:focus-visible { outline: 3px solid var(--realm); outline-offset: 2px; }
`;
