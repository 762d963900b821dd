import '../../src/namespaces.ts';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CircularProgress from '@mui/material/CircularProgress';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Elements } from '@stripe/react-stripe-js';
import i18next from 'i18next';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next, useTranslation } from 'react-i18next';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router';
import shop from '../../src/locales/shop/en-US.json' with { type: 'json' };
import plansUrl from './plans.json?url';

interface Plan {
  readonly id: string;
  readonly name: string;
  readonly price: string;
  readonly text: string;
}

function Frame() {
  const { t } = useTranslation('shop');
  return (
    <>
      <AppBar position="static">
        <Toolbar>
          <Button color="inherit" href="/">
            {t(($) => $.subscriptions.title)}
          </Button>
        </Toolbar>
      </AppBar>
      <Container component="main">
        <Outlet />
      </Container>
    </>
  );
}

function Plans({ plans }: { readonly plans: readonly Plan[] }) {
  const { t } = useTranslation('shop');
  return (
    <RadioGroup defaultValue={plans[0]?.id}>
      {plans.map(({ id, name, price, text }) => (
        <Card key={id}>
          <CardContent>
            <FormControlLabel value={id} control={<Radio />} label={name} />
            <Typography>{price}</Typography>
            <Typography>{text}</Typography>
            <Typography>{t(($) => $.offer.cancelAnyTime)}</Typography>
          </CardContent>
        </Card>
      ))}
    </RadioGroup>
  );
}

function Subscriptions() {
  const { t } = useTranslation('shop');
  const [plans, setPlans] = useState<readonly Plan[]>();
  useEffect(() => {
    void fetch(plansUrl)
      .then((response) => response.json())
      .then(setPlans);
  }, []);
  return (
    <>
      <Typography variant="h1">{t(($) => $.subscriptions.title)}</Typography>
      {plans ? <Plans plans={plans} /> : <CircularProgress />}
      <TextField label={t(($) => $.redeem.code)} />
      <Typography>{t(($) => $.subscriptions.deletion)}</Typography>
    </>
  );
}

const router = createBrowserRouter([{ element: <Frame />, children: [{ path: '/', element: <Subscriptions /> }] }]);

await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { shop } }, interpolation: { escapeValue: false } });
createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <ThemeProvider theme={createTheme()}>
      <CssBaseline />
      {/* Only the React wrapper: Stripe's own script comes from another host and is left out. */}
      <Elements stripe={null}>
        <RouterProvider router={router} />
      </Elements>
    </ThemeProvider>
  </StrictMode>,
);
