/** A command that texts name, and the answer by which the suite sees that it works. */
export interface NamedCommand {
  /** As texts name it; the suite types the first one. */
  readonly texts: readonly [string, ...string[]];
  /** What the suite types behind it, where the whole would take long. */
  readonly more?: string;
  /** A line that prepares what the command reads. */
  readonly before?: string;
  /** The text of a command that serves meanwhile. */
  readonly beside?: string;
  /** Whether `npm test` runs it too, within a minute for all of these; the others have suites of their own there, or take long. */
  readonly isQuick?: boolean;
  /** The exit code, 0 by default. */
  readonly status?: number;
  /** What the command prints. */
  readonly prints: RegExp;
  /** A file that the command writes, from the root of the project. */
  readonly writes?: string;
  /** What is served once it has printed that, at the first port that it prints if it chooses one; Ctrl-C ends it. */
  readonly serves?: { readonly url: string; readonly says: RegExp };
}

/** What the suite types for a placeholder of a text, or for a port that may be taken. */
export const typed: readonly (readonly [string, string])[] = [
  [' DIR', ' $DIR'],
  ['NAME --service SERVICE', 'schoolClubs --service customerManagement --path /groups'],
  ['[-- NAME[:PART]]', '-- reader:locations'],
  ['[--trials]', '--trials'],
  ['<field>', 'shoeSize'],
  ['http://localhost:3000', 'http://localhost:$SANDBOX_PORT'],
  ['http://localhost:5000', 'http://localhost:$EXAMPLE_PORT'],
  ['--port 5001', '--port $RECORD_PORT'],
];

const exampleConfiguration = 'cp packages/conformance/src/example/library.conform.json library.conform.json';
const testBook = 'npm run test-books -- $DIR && find $DIR -name "*.epub" | sort | tail -n +2 | xargs rm';
const passed = /Tests +\d+ passed/;

/** The commands in the order in which the suite runs them, in one copy of the project. */
export const commands: readonly NamedCommand[] = [
  { texts: ['npm run lint'], prints: /Checked \d+ files/ },
  { texts: ['npm run typecheck'], prints: /1 successful, 1 total|[1-9]\d* successful/ },
  { texts: ['npm run format'], prints: /Checked \d+ files/ },
  // Before any suite of the copy has a report.
  { texts: ['npm run coverage:spec'], isQuick: true, status: 1, prints: /No suite has a report yet/ },
  {
    texts: ['npm start'],
    isQuick: true,
    prints: /Realmkit is running/,
    serves: { url: 'http://realmkit.se.localhost:$GATEWAY_PORT/controlpanel/', says: /<script type="module"/ },
  },
  {
    texts: ['npm start -- --data own.json'],
    before: `echo '[{ "call": "GET /account/me", "as": "teacher@fi" }]' > own.json`,
    prints: /Own data +1 of 1 calls[\s\S]+Realmkit is running/,
    serves: { url: 'http://localhost:$GATEWAY_PORT/', says: /<h1/ },
  },
  {
    texts: ['DATA=memory npm start -- --port 0', 'npm start -- --port 0'],
    prints: /Realmkit is running/,
    serves: { url: 'http://localhost:$PRINTED_PORT/', says: /<h1/ },
  },
  {
    texts: ['npm run pack:all'],
    prints: /realmkit-conform-0\.1\.0\.tgz[\s\S]+realmkit-mock-0\.1\.0\.tgz/,
    writes: 'packed/realmkit-mock-0.1.0.tgz',
  },
  {
    texts: ['npm run mock -- --service library', 'npm run mock'],
    isQuick: true,
    prints: /answers by the examples of one contract/,
    serves: { url: 'http://localhost:$MOCK_PORT/library/v1/books', says: /"name"/ },
  },
  {
    texts: ['npm run conform -- example', 'npm run conform'],
    more: '--port $EXAMPLE_PORT',
    isQuick: true,
    prints: /The example library listens/,
    serves: { url: 'http://localhost:$EXAMPLE_PORT/v1/books', says: /"name"/ },
  },
  {
    texts: ['npm run conform -- init --service library --config library.conform.json'],
    before: 'rm -f library.conform.json',
    isQuick: true,
    prints: /library\.conform\.json is written/,
    writes: 'library.conform.json',
  },
  {
    texts: [
      'npm run conform -- run --service library --target http://localhost:5000 --config library.conform.json --report report',
      'npm run conform -- run …',
    ],
    before: exampleConfiguration,
    beside: 'npm run conform -- example',
    isQuick: true,
    prints: /✓/,
    writes: 'report/library.html',
  },
  {
    texts: ['npm run conform -- replay report/library.json --config library.conform.json'],
    before: exampleConfiguration,
    beside: 'npm run conform -- example',
    isQuick: true,
    prints: /0 still there/,
  },
  {
    texts: [
      'npm run conform -- run --service library --target "$TARGET" --config library.conform.json --allow-writes --complete --report report',
    ],
    before: exampleConfiguration,
    beside: 'npm run conform -- example',
    prints: /✓/,
    writes: 'report/library.xml',
  },
  {
    texts: ['npm run conform -- record --service library --target http://localhost:5000 --port 5001 --report report'],
    beside: 'npm run conform -- example',
    isQuick: true,
    prints: /passes everything to/,
    serves: { url: 'http://localhost:$RECORD_PORT/v1/books', says: /"name"/ },
    writes: 'report/library.json',
  },
  {
    texts: ['npm run conform -- run --service library --target http://localhost:3000/library --allow-writes'],
    beside: 'npm start',
    prints: /✓/,
  },
  { texts: ['npm run contracts:diff'], isQuick: true, prints: /Nothing breaks a client/ },
  { texts: ['npm run generate'], prints: /successful/, writes: 'openapi/generated' },
  { texts: ['npm run generate -w openapi'], prints: /./, writes: 'openapi/generated' },
  { texts: ['npm run build'], prints: /successful/, writes: 'admin/dist/index.html' },
  { texts: ['npm run build -w @realmkit/design-system'], isQuick: true, prints: /./, writes: 'design-system/dist' },
  { texts: ['npm run build -w admin'], prints: /./, writes: 'admin/dist/index.html' },
  { texts: ['npm run build -w consumer'], prints: /./, writes: 'consumer/dist/index.html' },
  { texts: ['npm run build:production -w consumer'], status: 1, prints: /card/i },
  { texts: ['npm run build -w reader'], prints: /./, writes: 'reader/dist/embed' },
  {
    texts: ['npm run migrations -w mock-server -- --name <field>', 'npm run migrations -w mock-server -- --name initial'],
    isQuick: true,
    prints: /No schema changes/,
  },
  {
    texts: ['npm run storybook'],
    more: '-- -p $STORYBOOK_PORT',
    prints: /Local:/,
    serves: { url: 'http://localhost:$STORYBOOK_PORT/index.json', says: /"title"/ },
  },
  { texts: ['npm run build:storybook'], prints: /./, writes: 'storybook-static/index.json' },
  { texts: ['npm run tokens:export'], isQuick: true, prints: /\d+ files are in/, writes: 'tokens-export/README.md' },
  { texts: ['npm run test-books -- DIR'], isQuick: true, prints: /\d+ books are in/ },
  { texts: ['npm run epub-tests -- --corpus DIR'], before: testBook, prints: /passed/ },
  { texts: ['npm run epub-tests:contrast -- --corpus DIR', 'npm run epub-tests:contrast'], before: testBook, prints: /./ },
  { texts: ['npm run epub-tests:pages -- --corpus DIR'], before: testBook, prints: /./ },
  {
    texts: ['npm run peaks -- DIR', 'npm run peaks'],
    before: 'rm -rf $DIR && mkdir $DIR && cp $(git ls-files "packages/sample-books/*.mp3" | head -1) $DIR/letter-1.mp3',
    prints: /1 recordings have peaks, 0 have none/,
  },
  { texts: ['npx node packages/sample-books/scripts/check.ts'], prints: /EPUBCheck|valid/ },
  { texts: ['npx node packages/sample-books/scripts/write.ts [--trials]'], prints: /trial-dots/, writes: 'packages/sample-books/dist' },
  {
    texts: ['npx node reader/embed/serveExample.ts'],
    prints: /Two readers on a page/,
    serves: { url: 'http://localhost:3090/', says: /<script/ },
  },
  {
    texts: ['npm run screenshots -- --screens home,library --realms se --widths 390'],
    prints: /./,
    writes: 'screenshots/home-se-default-light-390.jpg',
  },
  { texts: ['npm run screenshots'], prints: /./, writes: 'docs/images/panel.png' },
  {
    texts: ['npm run bench [-- NAME[:PART]]', 'npm run bench'],
    prints: /[✓✗] .*ours/,
    writes: 'bench-results/reader-locations.json',
  },
  { texts: ['npm run test:access'], prints: passed },
  { texts: ['npm run test:ledger', 'npm run test:ledger [-- FAMILIES DAYS SEED]'], more: '-- 2 60', prints: /families, .* 0 differences/ },
  {
    texts: ['npm run test:school-day', 'npm run test:school-day [-- DAYS ACTS SEED]'],
    more: '-- 1 100',
    prints: /1 histories, .* 0 lost, 0 shown/,
  },
  { texts: ['npm run test:kills'], more: '-- 2', prints: /2 kills, \d+ writes, .* 0 lost, 0 doubled/ },
  { texts: ['npm run test:modes'], more: '-- PlayButton', prints: passed },
  { texts: ['npm run test:modes -- --combinations'], more: 'PlayButton', prints: passed },
  { texts: ['npm run test:modes -- --translated'], more: 'PlayButton', prints: passed },
  { texts: ['npm run pictures'], prints: passed },
  { texts: ['npm run pictures -- --update'], prints: /\d+ pictures\. Look at them/ },
  { texts: ['npm run test:units -w @realmkit/shell'], prints: passed },
  { texts: ['npx turbo run test:units --filter=@realmkit/shell --force'], prints: passed },
  { texts: ["npx vitest run --project 'shell *'"], more: 'src/mutex', prints: passed },
  { texts: ["npx vitest run --project 'consumer *'"], more: 'concurrencyLimit', prints: passed },
  { texts: ["npx vitest run --project 'reader *'"], more: 'pageUrl', prints: passed },
  { texts: ['npx vitest run --root openapi --maxWorkers=1'], prints: passed },
  { texts: ["npx vitest run --project 'openapi*' src/contracts"], prints: passed },
  {
    texts: ['npx vitest run customer-management/groups admin/src/resources/groups admin/src/locales openapi/src/contracts'],
    prints: passed,
  },
  { texts: ['npx vitest run consumer/src/locales'], prints: passed },
  { texts: ['npx vitest run packages/sample-books mock-server/src/platform/domains/library'], prints: passed },
  { texts: ["npx vitest run --project 'design-system *' src/realm src/tokens src/brand"], prints: passed },
  { texts: ["npx vitest run --project 'mock-server *' erasure"], prints: passed },
  { texts: ["TEST_DATABASE=PGlite npx vitest run --project 'mock-server *' src/platform/controls"], prints: passed },
  { texts: ['STORY_RUNS=consumer npx vitest run --config .storybook/vitest.config.ts'], more: 'LoginPage', prints: passed },
  { texts: ['npx playwright test --config e2e/playwright.config.ts --project=admin usersList --trace on'], prints: /\d+ passed/ },
  { texts: ['npm run test:failures'], more: '-- -g TextPage', prints: /\d+ passed/ },
  {
    texts: ['FAILURES=500 npx playwright test --config e2e/playwright.config.ts --project failures -g ProfilePage'],
    prints: /\d+ passed/,
  },
  { texts: ["npx playwright test -c e2e --project='webkit*'"], more: '--grep=@smoke', prints: /\d+ passed/ },
  // The tutorial of the admin kit, step by step.
  {
    texts: ['npm run new -- resource classGroups --service customerManagement --path /groups'],
    isQuick: true,
    prints: /The resource has \d+ lines/,
    writes: 'admin/src/resources/classGroups/ClassGroupList.tsx',
  },
  { texts: ['STORY_RUNS=admin npx vitest run --config .storybook/vitest.config.ts ClassGroup'], prints: passed },
  { texts: ["npx vitest run --project 'admin*' areaTexts"], status: 1, prints: /de: the mark "draft"/ },
  {
    texts: ['npx playwright test --config e2e/playwright.config.ts --project=admin tests/admin/classGroups.spec.ts'],
    before: 'npm run build',
    prints: /\d+ passed/,
  },
  { texts: ['npm run new -- resource NAME --service SERVICE'], prints: /The resource has \d+ lines/ },
];

/** The commands of texts that the suite does not run, each with its reason. Of `npm test` and of the benchmarks, a test reads what they are called with. */
export const leftOut: Readonly<Record<string, string>> = {
  'npx ./realmkit-conform-0.1.0.tgz run --service library --target https://library.example.org --config conform.json':
    'it installs a package of the registry; scripts/pack/outsiders.test.ts runs the same command',
  'npx ./realmkit-mock-0.1.0.tgz --port 3000':
    'it installs a package of the registry; scripts/pack/outsiders.test.ts runs the same command',
  'npm ci': 'it is a command of npm',
  'npm test': 'it runs this suite',
  'npm run test:engines': 'it is `npm test` with other suites',
  'npm run test:commands': 'it is this suite',
  'node scripts/noteAppCalls.ts': 'it needs what a whole run of `npm test` leaves',
  'npm run dev': 'development.run.ts starts it',
  'npm run conform -- mutants': 'it takes an hour; conformanceMutants.test.ts runs a sample',
  'npm run contracts:diff -- --release': 'it packs a release, which is committed',
  'npm run chromatic': 'it needs a token',
  'CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic': 'it needs a token',
  'npx node packages/sample-books/scripts/speak.ts [id …]': 'it needs espeak-ng and ffmpeg, which the project does not install',
  'npx node packages/sample-books/scripts/sign.ts': 'it needs ffmpeg, which the project does not install',
  "npx vitest run --project 'admin*' ClassGroupList": 'it runs the test that a reader of the tutorial writes',
  'npx vitest run countText rawStyleValues': 'it runs the test that a reader of the guide writes',
  'STORY_RUNS=design-system npx vitest run --config .storybook/vitest.config.ts CountBadge':
    'it runs the stories that a reader of the guide writes',
};
