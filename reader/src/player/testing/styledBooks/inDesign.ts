import { linked, type StyledBook, sheet } from './StyledBook.ts';

/** Adobe InDesign's export: an id for each story, classes with overrides, sizes in em of a root in px, coloured boxes and drop caps. */
export const inDesign: StyledBook = {
  title: 'A lake in InDesign',
  pages: [
    {
      head: linked('idGeneratedStyles.css'),
      body: `<div id="_idContainer003" class="Basic-Text-Frame"><h2 class="Chapter-Title ParaOverride-1" lang="en-GB"><span class="CharOverride-1">The rain</span></h2>
<p class="Body-first ParaOverride-2"><span class="_idGenDropcap-1 CharOverride-2">O</span><span class="CharOverride-3">n Tuesday it rained on the lake, and every drop drew a ring.</span></p>
<p class="Body"><span class="Bold CharOverride-3">Nils counted them</span><span> until he ran out of numbers.</span></p></div>
<div id="_idContainer004" class="Info-box _idGenObjectStyleOverride-1"><p class="Info-head">Did you know?</p><p class="Info-text">A raindrop is <span class="Highlight">not shaped like a tear</span>.</p>
<ul><li class="Bullet">It is round when it is small,</li><li class="Bullet ParaOverride-3">and flat when it is large.</li></ul></div>
<p class="Caption"><span class="Hyperlink"><a href="https://example.org/rain"><span class="CharOverride-4">More on rain</span></a></span></p>`,
    },
  ],
  files: {
    'idGeneratedStyles.css':
      sheet(`body, div, dl, dt, dd, h1, h2, h3, h4, h5, h6, p, pre, code, blockquote, figure { margin:0; padding:0; border-width:0; text-align:start; }
body { -epub-hyphens:auto; font-size:16px; background-color:#ffffff }
@font-face { font-family:"Minion Pro"; font-style:normal; font-weight:normal; src:url("font/MinionPro-Regular.otf"); }
div.Basic-Text-Frame { border-style:solid; background-color:#ffffff }
h2.Chapter-Title { color:#00407a; font-family:"Minion Pro", serif; font-size:2em; line-height:1.2; margin-bottom:24px; text-shadow:1px 1px 2px #ffffff }
p.Body, p.Body-first { color:#000000; font-family:"Minion Pro", serif; font-size:0.917em; line-height:1.273; text-align:justify }
span.CharOverride-1 { color:#00407a; letter-spacing:0.05em }
span.CharOverride-2 { color:#c8102e; font-size:3.2em }
span.CharOverride-3 { color:#231f20 }
span.CharOverride-4 { color:#0645ad; text-decoration:underline; text-decoration-color:#0645ad }
span._idGenDropcap-1 { float:left; line-height:1 }
div.Info-box { background-color:#fff4cc; border:2px solid #f2b800; padding:12px; box-shadow: inset 0 0 0 100vmax #fff4cc }
#_idContainer004 p.Info-head { color:#7a5c00 !important; font-weight:bold }
#_idContainer004.Info-box p.Info-text, #_idContainer004 li.Bullet { color:#2b2b2b !important; background-color:#fff4cc !important }
li.Bullet::marker { color:#c8102e }
span.Highlight { background:linear-gradient(transparent 60%, #ffe066 60%) }
p.Caption { color:#58595b; font-size:0.75em }`),
  },
};
