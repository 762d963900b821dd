import type { StyledBook } from './StyledBook.ts';

/** An EPUB 2 made of an old web page: presentational attributes and elements, and sizes in numbers. */
export const oldWeb: StyledBook = {
  title: 'A lake of the old web',
  pages: [
    {
      head: '<style type="text/css">body {font-family:Verdana; font-size:12px; color:#000000} td {font-size:12px} .h {color:#FFFFFF} .x {position:relative; background:#FFF; opacity:1; filter:none}</style>',
      body: `<center><font color="#003366" size="5">The Fish</font></center>
<table width="100%" bgcolor="#FFFFCC" border="1" bordercolor="#999999"><tr bgcolor="#003366"><td class="h"><font color="white"><b>Fish</b></font></td><td class="h">Weight</td></tr>
<tr><td bgcolor="white" background="paper.gif"><font color="black">Pike</font></td><td>4 kg</td></tr></table>
<p align="justify"><font face="Verdana" color="navy">Nils saw the pike, and the pike saw Nils.</font> <u><font color="#0000EE">Both were surprised.</font></u></p>
<p class="x" style="color:#000!important;background-color:#FFFFFF ! important">He told nobody.</p><tt>The end</tt>`,
    },
  ],
  files: {},
};
