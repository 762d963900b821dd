import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemText from '@mui/material/ListItemText';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import i18next from 'i18next';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next, useTranslation } from 'react-i18next';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router';
import shell from '../../../packages/shell/src/locales/en-GB.json' with { type: 'json' };

function Frame() {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  return (
    <>
      <AppBar position="static">
        <Toolbar sx={{ gap: 2 }}>
          <Button color="inherit" component={Link} to="/">
            {t(($) => $.navigation.myServices)}
          </Button>
          <Button color="inherit" component={Link} to="/settings">
            {t(($) => $.navigation.settings)}
          </Button>
          <Button color="inherit" onClick={() => setOpen(true)}>
            {t(($) => $.menu.open)}
          </Button>
        </Toolbar>
      </AppBar>
      <Drawer open={open} onClose={() => setOpen(false)}>
        <List>
          {[1, 2, 3, 4, 5].map((number) => (
            <ListItemText key={number} primary={t(($) => $.errorPage.occurredHelp)} />
          ))}
        </List>
      </Drawer>
      <Container component="main">
        <Outlet />
      </Container>
    </>
  );
}

function Home() {
  const { t } = useTranslation('shell');
  return (
    <>
      <Typography variant="h1">Hello, Astrid Lindqvist</Typography>
      {[1, 2, 3, 4].map((number) => (
        <Card key={number}>
          <CardContent>{t(($) => $.errorPage.occurredHelp)}</CardContent>
        </Card>
      ))}
    </>
  );
}

function Settings() {
  const { t } = useTranslation('shell');
  return <Typography variant="h1">{t(($) => $.navigation.settings)}</Typography>;
}

const router = createBrowserRouter([
  {
    element: <Frame />,
    children: [
      { path: '/', element: <Home /> },
      { path: '/settings', element: <Settings /> },
    ],
  },
]);

await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { shell } }, interpolation: { escapeValue: false } });
createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <ThemeProvider theme={createTheme()}>
      <CssBaseline />
      <RouterProvider router={router} />
    </ThemeProvider>
  </StrictMode>,
);
