import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { RealmProvider } from '../src/provider/RealmProvider.tsx';
import { type Realm, realms } from '../src/realm/Realm.ts';
import type { Scheme } from '../src/tokens/tokenSet.ts';

/** Renders a table like the control panel's: a hundred rows of fields, chips and buttons. */
function HundredRows() {
  return (
    <Table>
      <TableBody>
        {Array.from({ length: 100 }, (_, index) => (
          <TableRow key={index}>
            <TableCell>{`Pupil ${index}`}</TableCell>
            <TableCell>
              <TextField label="Name" size="small" />
            </TableCell>
            <TableCell>
              <Chip label="Teacher" color="primary" />
            </TableCell>
            <TableCell>
              <Button variant="contained">Edit</Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const rows = <HundredRows />;

/** Changes the scheme of the page; set by the mounted candidate. */
let setScheme: (scheme: Scheme) => void = () => {};
let setRealm: (realm: Realm) => void = () => {};

function Ours() {
  const [scheme, changeScheme] = useState<Scheme>('light');
  const [realm, changeRealm] = useState<Realm>('se');
  setScheme = changeScheme;
  setRealm = changeRealm;
  return (
    <RealmProvider realm={realm} scheme={scheme}>
      {rows}
    </RealmProvider>
  );
}

const stockTheme = createTheme({ cssVariables: { colorSchemeSelector: '[data-scheme="%s"]' }, colorSchemes: { light: true, dark: true } });

function StockSwitch({ children }: { children: ReactNode }) {
  const { setMode } = useColorScheme();
  setScheme = setMode;
  return children;
}

/** Renders MUI's own theme with custom properties: the faster of the two ways of MUI. */
const Stock = () => (
  <ThemeProvider theme={stockTheme} storageManager={null} defaultMode="light" noSsr>
    <CssBaseline enableColorScheme />
    <StockSwitch>{rows}</StockSwitch>
  </ThemeProvider>
);

const stockModes = { light: createTheme({ palette: { mode: 'light' } }), dark: createTheme({ palette: { mode: 'dark' } }) };

/** Renders MUI's own theme as most projects use it: another theme object for each mode. */
function StockModes() {
  const [scheme, changeScheme] = useState<Scheme>('light');
  setScheme = changeScheme;
  return (
    <ThemeProvider theme={stockModes[scheme]}>
      <CssBaseline />
      {rows}
    </ThemeProvider>
  );
}

const candidates = { ours: Ours, stock: Stock, stockModes: StockModes };

let root: Root | undefined;

/** The functions that the benchmark calls; times are in ms, until the styles of the last row are computed and the page is laid out. */
const bench = {
  mount(name: keyof typeof candidates) {
    root?.unmount();
    root = createRoot(document.getElementById('root') ?? document.body);
    const Candidate = candidates[name];
    flushSync(() => root?.render(<Candidate />));
  },
  toggle: (scheme: Scheme) => timed(() => setScheme(scheme)),
  swap: (index: number) => timed(() => setRealm(realms[index % realms.length] ?? 'se')),
  rules: () => [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
};

function timed(change: () => void): number {
  const started = performance.now();
  flushSync(change);
  const buttons = document.querySelectorAll('button');
  void getComputedStyle(buttons[buttons.length - 1] ?? document.body).backgroundColor;
  void document.body.offsetHeight;
  return performance.now() - started;
}

declare global {
  interface Window {
    bench: typeof bench;
  }
}

window.bench = bench;
