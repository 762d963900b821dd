import type { Page } from '../../publication/title.ts';

const line = (sv: string, en: string) => ({ sv, en });

/** The chapters, in Swedish and English, each with a picture at its head. */
export const pages: readonly Page[] = [
  {
    name: 'chapter-1',
    title: 'Bryggan',
    heading: line('Bryggan', 'The Jetty'),
    picture: { name: 'jetty', label: 'En pojke på en brygga pekar mot stjärnorna.' },
    paragraphs: [
      [
        line('Emil bodde i det sista huset före sjön.', 'Emil lived in the last house before the lake.'),
        line('Varje kväll gick han ut på bryggan och räknade stjärnor.', 'Every evening he went out on the jetty and counted stars.'),
        line(
          'Han började alltid med den över granen, för den var snabbast att hitta.',
          'He always began with the one above the spruce, because it was the quickest to find.',
        ),
      ],
      [
        line('Den här kvällen kom han till fyrtiotre innan molnen kom.', 'This evening he reached forty-three before the clouds came.'),
        line('– Då får du räkna resten i morgon, sa mormor.', '“Then you will have to count the rest tomorrow,” said Grandmother.'),
        line('Men Emil visste att i morgon är en annan himmel.', 'But Emil knew that tomorrow is another sky.'),
      ],
    ],
  },
  {
    name: 'chapter-2',
    title: 'Båten',
    heading: line('Båten', 'The Boat'),
    picture: { name: 'boat', label: 'Pojken i en roddbåt med en tänd lykta; stjärnorna speglar sig i vattnet.' },
    paragraphs: [
      [
        line('I båten låg en lampa som ingen hade tänt på länge.', 'In the boat lay a lamp that no one had lit for a long time.'),
        line('Emil torkade glaset med sin tröja.', 'Emil wiped the glass with his jumper.'),
        line('När lampan lyste låg stjärnorna plötsligt i vattnet.', 'When the lamp shone, the stars suddenly lay in the water.'),
        line('Då räknade han dem en gång till, och nu var de åttiosex.', 'Then he counted them once more, and now there were eighty-six.'),
      ],
      [
        line('Han rodde två årtag, och hälften gick sönder.', 'He rowed two strokes, and half of them broke.'),
        line('Han väntade, och de blev hela igen.', 'He waited, and they became whole again.'),
      ],
    ],
  },
  {
    name: 'chapter-3',
    title: 'Mormors stjärna',
    heading: line('Mormors stjärna', 'Grandmother’s Star'),
    picture: { name: 'grandmother', label: 'Mormor och pojken på stranden under en blå stjärna.' },
    paragraphs: [
      [
        line(
          'Mormor kom ner till stranden med en filt över axlarna.',
          'Grandmother came down to the shore with a blanket over her shoulders.',
        ),
        line('– När jag var liten räknade jag också, sa hon.', '“When I was little I counted too,” she said.'),
        line('– Hur långt kom du? frågade Emil.', '“How far did you get?” asked Emil.'),
        line('– Till en, sa mormor, för jag ville inte släppa den.', '“To one,” said Grandmother, “for I did not want to let it go.”'),
      ],
      [
        line('Hon pekade rakt upp, på en stjärna som var blå i kanten.', 'She pointed straight up, at a star that was blue at its edge.'),
        line(
          '– Den har jag sett på i sextio år, och den har sett på mig.',
          '“I have looked at it for sixty years, and it has looked at me.”',
        ),
      ],
    ],
  },
  {
    name: 'chapter-4',
    title: 'Morgonen',
    heading: line('Morgonen', 'The Morning'),
    picture: { name: 'morning', label: 'Morgon vid sjön: huset, bryggan och en tom, ljus himmel.' },
    paragraphs: [
      [
        line('På morgonen var himlen tom och ljus.', 'In the morning the sky was empty and bright.'),
        line('Emil skrev ett tal på bryggan med en bit kol.', 'Emil wrote a number on the jetty with a piece of charcoal.'),
        line('Det stod åttiosex plus en.', 'It said eighty-six plus one.'),
      ],
      [
        line('– Är det många eller få? frågade mormor.', '“Is that many or few?” asked Grandmother.'),
        line('– Det är lagom, sa Emil, för den sista är din.', '“It is just right,” said Emil, “for the last one is yours.”'),
        line('Sedan gick de in och kokade gröt.', 'Then they went inside and cooked porridge.'),
      ],
    ],
  },
  {
    name: 'colophon',
    title: 'Om boken',
    heading: line('Om boken', 'About this book'),
    paragraphs: [
      [
        line(
          'Rösterna är datorns, och tecknen visas av en ritad figur som står i stället för en riktig teckentolk.',
          'The voices are a computer’s, and the signs are shown by a drawn figure that stands in for a real signer.',
        ),
      ],
    ],
  },
  {
    name: 'questions',
    title: 'Frågor',
    isSilent: true,
    heading: line('Frågor till första kapitlet', 'Questions on the first chapter'),
    paragraphs: [
      [line('Hur långt hann Emil räkna innan molnen kom?', 'How far did Emil count before the clouds came?')],
      [line('Vilken stjärna börjar han alltid med, och varför?', 'Which star does he always begin with, and why?')],
      [line('Vad tror du att en annan himmel betyder?', 'What do you think another sky means?')],
    ],
  },
];
