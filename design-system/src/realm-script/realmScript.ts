import { dressPage } from './dressPage.ts';

dressPage(document, location.hostname);
