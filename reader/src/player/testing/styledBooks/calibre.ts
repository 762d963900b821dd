import { linked, type StyledBook, sheet } from './StyledBook.ts';

/** calibre's conversions: every block has a numbered class, and all colours and sizes are written out, in pt. */
export const calibre: StyledBook = {
  title: 'A lake in calibre',
  pages: [
    {
      head: linked('stylesheet.css', 'page_styles.css'),
      body: `<div class="calibre1"><h1 class="calibre2" id="calibre_pb_0">The jetty</h1>
<p class="calibre3"><span class="calibre4">I</span>n the morning the lake lay under fog, and the jetty led into nothing.</p>
<p class="calibre5">“Is there a boat?” asked <i class="calibre6">Nils</i>. <a class="calibre7" href="page-1.xhtml#calibre_pb_0">There was none.</a></p>
<blockquote class="calibre8"><p class="calibre5">A sign said: bathing at your own risk.</p></blockquote>
<table class="calibre9" border="1"><tbody><tr class="calibre10"><th class="calibre11">Day</th><th class="calibre11">Water</th></tr>
<tr class="calibre12"><td class="calibre13">Monday</td><td class="calibre13">11 °C</td></tr></tbody></table>
<hr class="calibre14"/><p class="calibre15">* * *</p></div>`,
    },
  ],
  files: {
    'page_styles.css': sheet('@page { margin-bottom: 5pt; margin-top: 5pt }'),
    'stylesheet.css': sheet(`@namespace h "http://www.w3.org/1999/xhtml";
.calibre { color: #000; display: block; font-size: 1em; margin: 0 5pt; padding: 0; background-color: #fff }
.calibre1 { color: rgb(0, 0, 0); display: block; background: white none repeat scroll 0% 0% }
.calibre2 { color: #17365d; display: block; font-size: 24pt; font-weight: bold; line-height: 1.2 }
.calibre3 { color: black !important; display: block; font-size: 12pt; line-height: 14pt; text-align: justify }
.calibre4 { color: #800000; float: left; font-size: 36pt; line-height: 1 }
.calibre5 { color: #000000; display: block; font-size: 12pt; margin: 0; text-indent: 18pt }
.calibre6 { font-style: italic; color: #333 }
.calibre7 { color: #0000ff; text-decoration: underline }
.calibre8 { background-color: #f2f2f2; border-left: 3pt solid #444; display: block; margin: 1em }
.calibre9 { border-collapse: collapse; border: 1px solid #000; background: #fff; display: table }
.calibre10 { background-color: #17365d }
.calibre11 { color: #fff; border: 1px solid #000; padding: 2pt }
.calibre12 { background-color: #eeece1 }
.calibre13 { color: #1f1f1f; border: 1px solid #000; padding: 2pt }
.calibre14 { border: none; border-top: 1px solid #000; display: block }
.calibre15 { color: #595959; text-align: center }`),
  },
};
