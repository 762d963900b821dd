import { linked, type StyledBook, sheet } from './StyledBook.ts';

/** A technical guide by Sphinx: boxes of many kinds, `kbd`, definition lists, drawings with labels, and a dark body of its own. */
export const guide: StyledBook = {
  title: 'A guide to the lake',
  pages: [
    {
      head: linked('_static/epub.css', '_static/pygments.css'),
      body: `<div class="document"><section id="boats"><h1>Boats<a class="headerlink" href="#boats">¶</a></h1>
<div class="admonition note"><p class="admonition-title">Note</p><p>Wear a <a class="reference external" href="https://example.org/vest">life vest</a>.</p></div>
<div class="admonition warning"><p class="admonition-title">Warning</p><p>Never alone.</p></div>
<p>Press <kbd class="kbd">Ctrl</kbd> to <span class="guilabel">row</span>. <code class="docutils literal notranslate"><span class="pre">row --fast</span></code></p>
<div class="highlight"><pre><span></span><span class="gp">$ </span><span class="nb">row</span> <span class="s1">'north'</span></pre></div>
<figure><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60" width="200"><rect width="200" height="60" fill="#fff"/><text x="10" y="30" fill="#000">bow</text></svg><figcaption>The <small>front</small> of a boat</figcaption></figure>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40" width="200"><g style="fill:#000"><text x="10" y="30" style="fill:#000 !important" stroke="#fff">A title of letters alone</text></g></svg>
<ol class="arabic simple" start="3"><li><p>Untie.</p></li><li><p>Sit down.</p></li></ol>
<fieldset><legend>Check</legend><label><input type="checkbox"/> Oars</label></fieldset>
<details open="open"><summary>More</summary><p>Two oars, not one.</p></details></section></div>`,
    },
    {
      head: linked('_static/night.css'),
      body: '<h1>Night</h1><p>After dark the shore is a line of lamps.</p><p class="box">Keep to the lamps. <a href="page-1.xhtml">Back</a></p>',
    },
  ],
  files: {
    '_static/epub.css':
      sheet(`body { margin: 0; background: #fff; color: #000 } div.document { background: #fff } a:link, a:visited { color: #3333ff; text-decoration: underline }
h1 { font-size: 200%; color: #20435c; background-color: #f2f2f2; border-bottom: 1px solid #ccc } a.headerlink { color: #c60f0f; }
div.admonition { border: 1px solid #86989b; background-color: #f7f7f7 } div.note { background-color: #eee } div.warning { background-color: #ffe4e4; border: 1px solid #f66 }
p.admonition-title { background: #86989b; color: #fff; font-weight: bold } div.warning p.admonition-title { background: #940000 }
kbd { background: linear-gradient(#fff, #ddd); border: 1px solid #aaa; color: #333; padding: 2px 4px } .guilabel { background: #ffc }
code { background: #ecf0f3; color: #e01e5a } figcaption { color: #555 } fieldset { background: #eef } legend { color: #006 } summary { color: #005 } li::marker { color: #900 }`),
    '_static/pygments.css': sheet(
      '.highlight { background: #eeffcc } .highlight pre { color: #000; background: #eeffcc } .highlight .gp { color: #c65d09 } .highlight .nb { color: #007020 } .highlight .s1 { color: #4070a0 }',
    ),
    '_static/night.css': sheet(
      'html { background: #000 } body { background: #111; color: #eee } .box { background: #333 } .box a { color: #9cf }',
    ),
  },
};
