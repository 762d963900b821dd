import { linked, type StyledBook, sheet } from './StyledBook.ts';

/** Vellum's EPUB: deep class names, ornaments, text messages in bubbles, and sizes in em and rem. */
export const vellum: StyledBook = {
  title: 'A lake in Vellum',
  pages: [
    {
      head: linked('css/media.css'),
      body: `<div class="chapter-first text"><div class="heading heading-size-medium"><div class="heading-contents"><div class="title-subtitle-block"><h1 class="element-title case-upper"><span>The <span class="element-title-last">Phone</span></span></h1><div class="element-ornament"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 6" class="ornament"><path d="M0 3 H60" stroke="#000"/></svg></div></div></div></div>
<div class="text" epub:type="bodymatter"><p class="first first-in-chapter first-full-width"><span class="first-phrase">The signal came</span> and went with the clouds.</p>
<div class="text-conversation"><div class="message sent"><p class="message-text">Where are you?</p></div><div class="message received"><p class="message-text">On the lake.</p></div></div>
<p class="subsq">Then it was <span class="small-caps">gone</span>. <a class="external-link" href="https://example.org/signal">Signal</a></p>
<div class="verse"><p class="verse-line">No bars, no bars,</p><p class="verse-line">only stars.</p></div>
<p class="implicit-break ornamental-break">⁂</p></div></div>`,
    },
  ],
  files: {
    'css/media.css': sheet(`:root { color-scheme: light; --ink: #1b1b1b }
body { color: var(--ink); background-color: #fefefe; -webkit-font-smoothing: antialiased }
.heading .element-title { color: #3a3a3a; font-size: 1.6rem; letter-spacing: .1em }
.first-phrase { color: #000; font-variant: small-caps }
.text-conversation .message { border-radius: 1em; padding: .5em 1em; width: 70% }
.text-conversation .message.sent { background-color: #0b84ff; margin-left: auto } .text-conversation .message.sent .message-text { color: #fff }
.text-conversation .message.received { background-color: #e5e5ea } .text-conversation .message.received p.message-text { color: #000 }
.verse-line { color: #444; mix-blend-mode: multiply }
a.external-link { color: inherit; text-decoration: none; border-bottom: 1px solid #999 }
.ornamental-break { color: #888; text-align: center }
@media (prefers-color-scheme: dark) { body { color: #333 } }
@layer theme { .subsq { color: #222 !important } }`),
  },
};
