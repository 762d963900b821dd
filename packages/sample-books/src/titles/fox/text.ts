import type { Line, Page } from '../../publication/title.ts';

interface Side {
  readonly lines: readonly Line[];
  /** The text alternative of the picture. */
  readonly label: Line;
  /** The label in the table of contents. */
  readonly title?: Line;
  readonly bodyClass?: string;
}

/** The title, on the cover page. */
export const heading: Line = {
  sv: 'Räven på väg hem',
  en: 'The Fox on Her Way Home',
  fi: 'Kettu matkalla kotiin',
  ar: 'الثعلب في طريق البيت',
};

const sides: readonly Side[] = [
  {
    label: { sv: 'En liten räv sover under en gran medan snön faller.', ar: 'ثعلب صغير نائم تحت شجرة والثلج يتساقط.' },
    title: { sv: 'Under granen', ar: 'تحت الشجرة' },
    lines: [
      { sv: 'Det snöar i skogen.', en: 'It is snowing in the forest.', fi: 'Metsässä sataa lunta.', ar: 'الثلج يتساقط في الغابة.' },
      {
        sv: 'Lilla räven har somnat under en gran.',
        en: 'Little Fox has fallen asleep under a spruce.',
        fi: 'Pikku kettu on nukahtanut kuusen alle.',
        ar: 'نام الثعلب الصغير تحت شجرة.',
      },
    ],
  },
  {
    label: { sv: 'En glänta bland snöiga granar, utan ett enda spår.', ar: 'فسحة بين أشجار مثلجة بلا أي أثر.' },
    lines: [
      {
        sv: 'När hon vaknar är alla spår borta.',
        en: 'When she wakes, all the tracks are gone.',
        fi: 'Kun hän herää, kaikki jäljet ovat poissa.',
        ar: 'حين استيقظ كانت كل الآثار قد اختفت.',
      },
      {
        sv: '– Var är vägen hem? frågar hon.',
        en: '“Where is the way home?” she asks.',
        fi: '– Missä on tie kotiin? hän kysyy.',
        ar: 'سأل: أين الطريق إلى البيت؟',
      },
    ],
  },
  {
    label: { sv: 'En uggla på en gren i månskenet.', ar: 'بومة على غصن في ضوء القمر.' },
    title: { sv: 'Ugglan', ar: 'البومة' },
    lines: [
      {
        sv: 'Ugglan sitter högst upp.',
        en: 'The owl sits at the very top.',
        fi: 'Pöllö istuu ylhäällä oksalla.',
        ar: 'البومة جالسة في الأعلى.',
      },
      {
        sv: '– Följ bäcken, säger hon, den vet alltid vart den ska.',
        en: '“Follow the stream,” she says, “it always knows where it is going.”',
        fi: '– Seuraa puroa, se sanoo, puro tietää aina minne se menee.',
        ar: 'قالت: اتبع الجدول، فهو يعرف دائما إلى أين يمضي.',
      },
    ],
  },
  {
    label: { sv: 'Räven går längs en frusen bäck.', ar: 'الثعلب يمشي بجانب جدول متجمد.' },
    lines: [
      { sv: 'Räven följer bäcken.', en: 'The fox follows the stream.', fi: 'Kettu seuraa puroa.', ar: 'تبع الثعلب الجدول.' },
      {
        sv: 'Isen sjunger under tassarna.',
        en: 'The ice sings beneath her paws.',
        fi: 'Jää laulaa käpälien alla.',
        ar: 'كان الجليد يغني تحت قدميه.',
      },
    ],
  },
  {
    label: { sv: 'Blåst och snö över kullarna, utan ord.', ar: 'ريح وثلج فوق التلال، بلا كلمات.' },
    title: { sv: 'Snöstormen', ar: 'العاصفة' },
    bodyClass: 'silent',
    lines: [],
  },
  { label: { sv: 'Räven ensam i snöstormen, utan ord.', ar: 'الثعلب وحيد في العاصفة، بلا كلمات.' }, bodyClass: 'silent', lines: [] },
  {
    label: { sv: 'En vit hare sitter i snön.', ar: 'أرنب أبيض يجلس في الثلج.' },
    title: { sv: 'Haren', ar: 'الأرنب' },
    lines: [
      {
        sv: 'Bakom snön står en hare.',
        en: 'Behind the snow stands a hare.',
        fi: 'Lumen takana seisoo jänis.',
        ar: 'وراء الثلج وقف أرنب.',
      },
      {
        sv: '– Är du inte rädd för mig? frågar räven.',
        en: '“Are you not afraid of me?” asks the fox.',
        fi: '– Etkö sinä pelkää minua? kettu kysyy.',
        ar: 'سأل الثعلب: ألا تخاف مني؟',
      },
    ],
  },
  {
    label: { sv: 'Räven sätter sig framför haren.', ar: 'الثعلب يجلس أمام الأرنب.' },
    lines: [
      {
        sv: '– Inte i natt, säger haren.',
        en: '“Not tonight,” says the hare.',
        fi: '– En tänä yönä, jänis sanoo.',
        ar: 'قال الأرنب: ليس الليلة.',
      },
      {
        sv: 'I natt är vi båda bara små.',
        en: 'Tonight we are both just small.',
        fi: 'Tänä yönä olemme molemmat vain pieniä.',
        ar: 'الليلة كلانا صغير فقط.',
      },
    ],
  },
  {
    label: { sv: 'Räven och haren ser ner från en kulle.', ar: 'الثعلب والأرنب ينظران من فوق تل.' },
    title: { sv: 'Byn', ar: 'القرية' },
    bodyClass: 'above',
    lines: [
      {
        sv: 'Från kullen ser de husen i byn.',
        en: 'From the hill they see the houses of the village.',
        fi: 'Mäeltä he näkevät kylän talot.',
        ar: 'من فوق التل رأيا بيوت القرية.',
      },
      { sv: 'Ett fönster lyser gult.', en: 'One window shines yellow.', fi: 'Yksi ikkuna loistaa keltaisena.', ar: 'نافذة واحدة تضيء.' },
    ],
  },
  {
    label: { sv: 'En by i dalen; ett fönster lyser.', ar: 'قرية في الوادي ونافذة مضيئة.' },
    bodyClass: 'above',
    lines: [
      {
        sv: '– Där brukar det lukta bröd, säger räven.',
        en: '“It always smells of bread there,” says the fox.',
        fi: '– Tuolla tuoksuu aina leipä, kettu sanoo.',
        ar: 'قال الثعلب: هناك تفوح دائما رائحة الخبز.',
      },
      { sv: 'Då är det inte långt kvar!', en: 'Then it is not far!', fi: 'Silloin ei ole enää pitkä matka!', ar: 'إذن لم يبق إلا القليل!' },
    ],
  },
  {
    label: { sv: 'Stora spår leder genom snön i gryningen.', ar: 'آثار كبيرة في الثلج عند الفجر.' },
    title: { sv: 'Nya spår', ar: 'آثار جديدة' },
    bodyClass: 'above',
    lines: [
      { sv: 'Nya spår i snön.', en: 'New tracks in the snow.', fi: 'Uusia jälkiä lumessa.', ar: 'آثار جديدة في الثلج.' },
      {
        sv: 'De är större än hennes egna.',
        en: 'They are bigger than her own.',
        fi: 'Ne ovat suurempia kuin hänen omansa.',
        ar: 'إنها أكبر من آثاره.',
      },
    ],
  },
  {
    label: { sv: 'Den stora räven kommer den lilla till mötes.', ar: 'الثعلبة الكبيرة تأتي لملاقاة الصغير.' },
    bodyClass: 'above',
    lines: [
      { sv: '– Mamma! ropar räven.', en: '“Mummy!” calls the fox.', fi: '– Äiti! kettu huutaa.', ar: 'صاح الثعلب: أمي!' },
      { sv: 'Och skogen svarar.', en: 'And the forest answers.', fi: 'Ja metsä vastaa.', ar: 'فأجابت الغابة.' },
    ],
  },
];

const last: Side = {
  label: { sv: 'Två rävar sover tätt ihop i lyan.', ar: 'ثعلبان نائمان متلاصقان في الجحر.' },
  title: { sv: 'Hemma', ar: 'في البيت' },
  lines: [
    { sv: 'Nu sover de, tätt ihop.', en: 'Now they sleep, close together.', fi: 'Nyt he nukkuvat lähekkäin.', ar: 'الآن ينامان متلاصقين.' },
    {
      sv: 'Ute snöar det igen.',
      en: 'Outside it is snowing again.',
      fi: 'Ulkona sataa taas lunta.',
      ar: 'وفي الخارج يتساقط الثلج من جديد.',
    },
  ],
};

/** Returns the pages of an edition: a single cover, six spreads and a single last page. Right-to-left editions start spreads on the right. */
export function pagesFor(language: 'sv' | 'ar'): Page[] {
  const [first, second] = language === 'ar' ? ['right', 'left'] : ['left', 'right'];
  const page = ({ lines, label, title, bodyClass }: Side, number: number, itemProperties: string): Page => ({
    name: `page-${number}`,
    ...(title?.[language] && { title: title[language] }),
    ...(bodyClass && { bodyClass }),
    ...(lines.length > 0 && { paragraphs: [lines] }),
    picture: { name: `page-${number}`, label: label[language] ?? '' },
    itemProperties,
  });
  return [
    {
      ...page(
        { lines: [], label: { sv: 'En liten räv i snön under månen.', ar: 'ثعلب صغير في الثلج تحت القمر.' }, bodyClass: 'above' },
        1,
        'rendition:page-spread-center',
      ),
      heading,
      title: heading[language] ?? '',
    },
    ...sides.map((side, index) => page(side, index + 2, `page-spread-${index % 2 === 0 ? first : second}`)),
    page(last, 14, 'rendition:page-spread-center'),
  ];
}
