import { linked, type StyledBook, sheet } from './StyledBook.ts';

/** A book made by hand in Sigil: imported sheets, px throughout, first letters, and a picture under a chapter's title. */
export const sigil: StyledBook = {
  title: 'A lake in Sigil',
  pages: [
    {
      head: linked('Styles/main.css'),
      body: `<div class="chapter"><h2 class="chap-title">The storm<br/><span class="subtitle">in which the roof sings</span></h2>
<p class="first">All night the wind came over the water.</p>
<p>In the morning the boat lay in the garden.<sup><a class="note" href="#n1">*</a></sup></p>
<p class="letter">Dear aunt,<br/>we have a <em>boat</em> in the <strong>garden</strong>.</p>
<div class="ornament"></div>
<div class="note-box" id="n1"><p>* An old one, and leaking.</p></div>
<p class="ghost">The end of the storm</p></div>`,
    },
  ],
  files: {
    'Styles/main.css': sheet(`@charset "utf-8";
@import url("type/text.css");
@import "colours.css" all and (min-width: 1px);
.ornament { height: 24px; background: url("../Images/wave.svg") center no-repeat }`),
    'Styles/type/text.css': sheet(`html { font-size: 62.5%; } body { font-size: 1.6rem; line-height: 24px }
p { font-size: 16px; line-height: 22px; text-indent: 20px; margin: 0 } h2 { font: bold 28px/34px Georgia, "Times New Roman", serif } .subtitle { font-size: 18px }
.first::first-letter { font-size: 40px; color: #5a0000; background: #fff }`),
    'Styles/colours.css':
      sheet(`html body p { color: #111; } html body h2.chap-title { color: #000080 !important; background: #fff url("../Images/wave.svg") no-repeat }
.subtitle { color: #777; } a.note:link { color: #b00000; }
.letter { background: #fffbe6; color: #4b3b00; border: 1px dashed #a58b00; }
.note-box { background-color: rgba(0, 0, 0, .06); color: rgba(0, 0, 0, .7) } .ghost { color: transparent; -webkit-text-fill-color: #000; background: #fff }`),
    'Images/wave.svg': {
      mediaType: 'image/svg+xml',
      text: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 24"><path d="M0 12 Q25 0 50 12 T100 12" fill="none" stroke="#000080"/></svg>',
    },
  },
};
