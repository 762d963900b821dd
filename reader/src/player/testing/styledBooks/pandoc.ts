import { linked, type StyledBook, sheet } from './StyledBook.ts';

/** Pandoc's EPUB: semantic sections, highlighted code with a sheet in the page, tables, footnotes and formulas. */
export const pandoc: StyledBook = {
  title: 'A lake in Pandoc',
  pages: [
    {
      head: `${linked('styles/stylesheet1.css')}<style>
code{white-space: pre-wrap;}
div.sourceCode { margin: 1em 0; } pre.sourceCode { margin: 0; background-color: #f8f8f8; }
code span.kw { color: #204a87; font-weight: bold; } code span.st { color: #4e9a06; } code span.co { color: #8f5902; font-style: italic; } code span.er { color: #a40000; }
</style>`,
      body: `<section id="the-depth" class="level1" data-number="1"><h1 data-number="1"><span class="header-section-number">1</span> The depth</h1>
<p>With a line and a stone one finds out how deep a lake is.<a href="#fn1" class="footnote-ref" id="fnref1" epub:type="noteref">1</a></p>
<div class="sourceCode"><pre class="sourceCode python"><code class="sourceCode python"><span id="cb1-1"><a href="#cb1-1" aria-hidden="true"></a><span class="co"># in metres</span></span>
<span class="kw">def</span> depth(line): <span class="kw">return</span> line.wet <span class="er">-</span> <span class="st">"stone"</span></code></pre></div>
<p>So <math xmlns="http://www.w3.org/1998/Math/MathML"><mi mathcolor="#000080">d</mi><mo>=</mo><mn>4</mn></math>, or <code>4.0</code>.</p>
<table><caption>Two places</caption><thead><tr class="header"><th>Place</th><th>Depth</th></tr></thead>
<tbody><tr class="odd"><td>Jetty</td><td>2</td></tr><tr class="even"><td>Middle</td><td>14</td></tr></tbody></table>
<dl><dt>Line</dt><dd>A rope with knots.</dd></dl>
<section class="footnotes" epub:type="footnotes"><hr/><ol><li id="fn1" epub:type="footnote"><p>In still water. <a href="#fnref1" class="footnote-back">↩︎</a></p></li></ol></section></section>`,
    },
  ],
  files: {
    'styles/stylesheet1.css': sheet(`body { margin: 5%; text-align: justify; font-size: medium; color: #1a1a1a; background-color: #fdfdfd; }
code { font-family: monospace; background-color: #f5f5f5; color: #c7254e }
h1, h2 { text-align: left; color: #1a1a1a }
a { color: #1a1a1a; } a:visited { color: #606060; }
blockquote { color: #606060; }
table caption { color: #606060 }
tbody tr.odd { background: #f0f0f0 }
tbody { border-bottom: 1px solid #1a1a1a; }
hr { background-color: #1a1a1a; border: none; height: 1px; }`),
  },
};
