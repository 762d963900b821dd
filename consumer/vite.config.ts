import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { realmIdentities } from '../design-system/src/realm/identities.ts';
import { routePatterns } from '../scripts/routePatterns.ts';
import { earlyLoads } from './build/earlyLoads.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { manifestOf, manifestPath } from './src/install/manifestOf.ts';
import { cardProviderOfBuild } from './src/payment/provider/buildChoice.ts';

/** Defines the card provider of the build; a production build without one fails. In development it is the simulator. */
const cardProvider: Plugin = {
  name: 'card-provider',
  config: (_, { command, mode }) => {
    const provider = command === 'build' ? cardProviderOfBuild(loadEnv(mode, import.meta.dirname)) : 'simulated';
    return { define: { 'import.meta.env.VITE_CARD_PROVIDER': JSON.stringify(provider) } };
  },
};

/** Writes the web manifest of every realm. */
const manifests: Plugin = {
  name: 'manifests',
  generateBundle() {
    for (const identity of Object.values(realmIdentities)) {
      const fileName = manifestPath(identity.realm).slice(1);
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifestOf(identity)) });
    }
  },
};

/**
 * Makes react-router what its folder `production` has, to which its exports do not lead: without warnings for developers. Unused components are
 * marked as removable: they are created by calls with side effects and get a display name.
 */
const routerForProduction: Plugin = {
  name: 'router-for-production',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace(/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;')
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/= (?=React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ '),
      map: null,
    }),
  },
};

/** Leaves out MUI's script for the colour scheme, which is never called: `/realm.js` sets the scheme before the first paint. */
const withoutSchemeScript: Plugin = {
  name: 'without-scheme-script',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/@mui\/system\/InitColorSchemeScript\/InitColorSchemeScript\.mjs$/ },
    handler: (code) => ({
      code: code.replace(/^export function build.*/ms, "export const buildInitColorSchemeScript = () => '';\nexport default () => null;"),
      map: null,
    }),
  },
};

const ofDesign =
  /node_modules\/(@mui|@tanstack\/.*[mM]utation)|openapi\/generated\/constraints|consumer\/src\/(page\/(ConsentCheckbox|isEmail)|subscriptions\/redeem)|(design-system|shell)\/src/;
const ofConsumer = /consumer\/src\/(?!library|payment\/(provider|simulator|order\/)|locales)/;
/** What pages show around their fields. */
const ofContent =
  /design-system\/src\/(focus|components\/(Alert|ConfirmDialog|DescriptionList|EmptyState|ModalPanel|PageHeader|PermissionHint|PlanCard|Price|Skeleton|StatusChip)\/)|@tanstack\/.*[mM]utation|shell\/src\/i18n\/useLocale|icons-material\/(CheckCircle|Error|Info|Warning|Lock)/;
const ofBooks =
  /design-system\/src\/(components\/(Book|Shelf|ScrollToTop)|layouts\/(Library|Tabs)Layout)|shell\/src\/layout\/LibraryLayout/;
/** The shapes of pictures, which a page loads when it shows one. */
const ofPictures = /design-system\/src\/(drawing|spots\/(?!Picture|SceneDrawing|Spot))/;
/** The values of all tokens, which only the fields of a real card provider need. */
const ofCards = /design-system\/(generated\/tokenTables|src\/(derived\/stripe|tokens\/tokenSet))/;
const ofAccounts =
  /design-system\/src\/(components\/(LanguagePicker|SchemePicker|TextField\/PasswordField)|layouts\/LoginLayout)|shell\/src\/layout\/settings|consumer\/src\/(legal|login|profile|signup)\/(?!signUpPath|termsVersion)/;

/** The theme, and the components that every page shows around its content. */
const ofFrame =
  /consumer\/src\/theme\.ts$|design-system\/src\/(components\/(BottomNavigation|Button|ErrorPage|FailedState|GlobalLoader|HeroBand|Hint|ImpersonationBar|LogoLink|NoticeSnackbar|PageSkeleton|RealmLogo|Section|StateMessage|TopBar)\/(?!SaveButton)|layouts\/(DefaultLayout|HomeLayout)|provider\/RealmProvider)|react-i18next\//;

export default defineConfig({
  base: '/',
  plugins: [
    react(),
    routerForProduction,
    withoutSchemeScript,
    cardProvider,
    manifests,
    earlyLoads,
    serviceWorker,
    routePatterns('/src/routes.tsx'),
  ],
  build: {
    // The same browsers as `browserslist` in the root package.json: Baseline widely available, iPadOS 16.4 and later.
    target: 'baseline-widely-available',
    // Inlined assets would be data: URLs, which the security policy does not allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      // Emotion and MUI import these for parts that are not used here; as CommonJS they would stay because of assumed side effects.
      treeshake: { moduleSideEffects: [{ test: /\/(hoist-non-react-statics|react-is|prop-types)\//, sideEffects: false }] },
      output: {
        // Few large chunks: split into more, the code of all screens grows by 4 KB (gzip), and each chunk costs a request.
        codeSplitting: {
          groups: [
            // With all its imports; it runs before the rest has loaded.
            { name: 'bootstrap', test: /consumer\/src\/bootstrap\.ts$/ },
            { name: 'theme', test: ofFrame },
            { name: 'screens', tags: ['$initial'] },
            // Code that many pages share; what only the pages of books, or those of accounts, show is not loaded to pay.
            { name: 'content', test: ofContent, minShareCount: 2 },
            { name: 'parts', test: (id) => ofConsumer.test(id) && !ofDesign.test(id) && !ofAccounts.test(id), minShareCount: 2 },
            {
              name: 'fields',
              test: (id) => ofDesign.test(id) && !ofBooks.test(id) && !ofAccounts.test(id) && !ofPictures.test(id) && !ofCards.test(id),
              minShareCount: 2,
            },
            { name: 'books', test: ofBooks, minShareCount: 2 },
            { name: 'accounts', test: ofAccounts, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
