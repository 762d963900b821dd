import type { StyledBook } from './StyledBook.ts';

/** Word's “web page, filtered”: a sheet in the page, and inline styles with pt, `windowtext` and `mso-` properties. */
export const word: StyledBook = {
  title: 'A lake in Word',
  pages: [
    {
      head: `<style type="text/css"><!--
 p.MsoNormal, li.MsoNormal, div.MsoNormal {margin:0cm 0cm 8.0pt; line-height:107%; font-size:11.0pt; font-family:"Calibri",sans-serif; color:windowtext;}
 h1 {mso-style-link:"Heading 1 Char"; margin:12.0pt 0cm 0cm; font-size:16.0pt; font-family:"Calibri Light",sans-serif; color:#2F5496; font-weight:normal;}
 a:link, span.MsoHyperlink {color:#0563C1; text-decoration:underline;}
 span.MsoIntenseEmphasis {color:#4472C4; font-style:italic;}
 p.MsoIntenseQuote {border-top:solid #4472C4 1.0pt; color:#4472C4; text-align:center;}
 div.WordSection1 {page:WordSection1; background:white;}
--></style>`,
      body: `<div class="WordSection1"><h1>The ice</h1>
<p class="MsoNormal"><span lang="EN-GB" style="font-size:12.0pt;font-family:'Times New Roman',serif;color:black;background:white">In January the lake was a floor.</span></p>
<p class="MsoNormal"><span style="color:#222222 !important;mso-fareast-language:EN-GB">Nils walked out <b><span style="color:red">three steps</span></b>, and listened.</span></p>
<p class="MsoIntenseQuote">Ice that sings will bear.</p>
<table class="MsoTableGrid" border="1" cellspacing="0" cellpadding="0" style="border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt">
<tr><td width="301" valign="top" style="width:225.4pt;border:solid windowtext 1.0pt;background:#4472C4;padding:0cm 5.4pt"><p class="MsoNormal" style="margin-bottom:0cm"><b><span style="color:white">Thickness</span></b></p></td>
<td width="301" bgcolor="#D9E2F3" style="border:solid windowtext 1.0pt;padding:0cm 5.4pt"><p class="MsoNormal"><span style="color:windowtext">12 cm</span></p></td></tr></table>
<p class="MsoNormal"><span class="MsoIntenseEmphasis">It sang.</span> <a href="https://example.org/ice"><span style="color:#954F72">Read more</span></a>
<span style="background:yellow;mso-highlight:yellow">on safety</span></p></div>`,
    },
  ],
  files: {},
};
