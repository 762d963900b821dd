import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Mirrors all styles, for right-to-left languages. */
export default createCache({ key: 'rk-rtl', stylisPlugins: [prefixer, rtlPlugin] });
