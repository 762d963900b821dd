import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Mirrors every style, for languages that are written from right to left. */
export default createCache({ key: 'rk-rtl', stylisPlugins: [prefixer, rtlPlugin] });
