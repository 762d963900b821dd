import type { Realm } from '../../../database/realms.ts';

/** The texts of a realm's assignments and quizzes. */
export interface AssignmentTexts {
  /** The language of the texts (BCP 47). */
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly openPhrase: string;
  readonly targetAnswers: readonly [string, ...string[]];
  readonly closedPhrase: string;
  readonly options: readonly [string, string, string];
  readonly reflectionTitle: string;
  readonly reflection: string;
  readonly reference: string;
  readonly secondTitle: string;
  readonly quizTitle: string;
  /** The title of the quiz whose questions are in the book. */
  readonly secondQuizTitle: string;
  readonly answer: string;
}

const english: AssignmentTexts = {
  language: 'en',
  title: 'The boy who counted stars',
  description: 'Read the first chapter and answer the questions.',
  openPhrase: 'What did the boy count before he fell asleep?',
  targetAnswers: ['Stars', 'The stars above the lake'],
  closedPhrase: 'Where did the boat lie?',
  options: ['By the old jetty', 'In the wood', 'Behind the school'],
  reflectionTitle: 'Think about it',
  reflection: 'When did you last look at the night sky? Write down what you saw.',
  reference: 'Look at a map of the stars',
  secondTitle: 'A letter from the lake',
  quizTitle: 'How well do you remember the book?',
  secondQuizTitle: 'Words of the first chapter',
  answer: 'The stars above the lake',
};

/** The texts of every realm's assignments, in its own language. */
export const assignmentTexts: Readonly<Record<Realm, AssignmentTexts>> = {
  de: {
    language: 'de',
    title: 'Der Junge, der Sterne zählte',
    description: 'Lies das erste Kapitel und beantworte die Fragen.',
    openPhrase: 'Was zählte der Junge, bevor er einschlief?',
    targetAnswers: ['Sterne', 'Die Sterne über dem See'],
    closedPhrase: 'Wo lag das Boot?',
    options: ['Am alten Steg', 'Im Wald', 'Hinter der Schule'],
    reflectionTitle: 'Denk darüber nach',
    reflection: 'Wann hast du zuletzt den Nachthimmel angesehen? Schreib auf, was du gesehen hast.',
    reference: 'Schau dir eine Sternkarte an',
    secondTitle: 'Ein Brief vom See',
    quizTitle: 'Wie gut erinnerst du dich an das Buch?',
    secondQuizTitle: 'Wörter aus dem ersten Kapitel',
    answer: 'Die Sterne über dem See',
  },
  fi: {
    language: 'fi',
    title: 'Poika, joka laski tähtiä',
    description: 'Lue ensimmäinen luku ja vastaa kysymyksiin.',
    openPhrase: 'Mitä poika laski ennen kuin nukahti?',
    targetAnswers: ['Tähtiä', 'Tähtiä järven yllä'],
    closedPhrase: 'Missä vene oli?',
    options: ['Vanhan laiturin vieressä', 'Metsässä', 'Koulun takana'],
    reflectionTitle: 'Pohdi',
    reflection: 'Milloin katsoit viimeksi yötaivasta? Kirjoita, mitä näit.',
    reference: 'Katso tähtikarttaa',
    secondTitle: 'Kirje järveltä',
    quizTitle: 'Kuinka hyvin muistat kirjan?',
    secondQuizTitle: 'Ensimmäisen luvun sanoja',
    answer: 'Tähtiä järven yllä',
  },
  fr: {
    language: 'fr',
    title: 'Le garçon qui comptait les étoiles',
    description: 'Lis le premier chapitre et réponds aux questions.',
    openPhrase: 'Que comptait le garçon avant de s’endormir ?',
    targetAnswers: ['Les étoiles', 'Les étoiles au-dessus du lac'],
    closedPhrase: 'Où se trouvait la barque ?',
    options: ['Près du vieux ponton', 'Dans la forêt', 'Derrière l’école'],
    reflectionTitle: 'Réfléchis',
    reflection: 'Quand as-tu regardé le ciel la nuit pour la dernière fois ? Écris ce que tu as vu.',
    reference: 'Regarde une carte du ciel',
    secondTitle: 'Une lettre du lac',
    quizTitle: 'Te souviens-tu bien du livre ?',
    secondQuizTitle: 'Les mots du premier chapitre',
    answer: 'Les étoiles au-dessus du lac',
  },
  no: {
    language: 'nb',
    title: 'Gutten som telte stjerner',
    description: 'Les det første kapittelet og svar på spørsmålene.',
    openPhrase: 'Hva telte gutten før han sovnet?',
    targetAnswers: ['Stjerner', 'Stjernene over vannet'],
    closedPhrase: 'Hvor lå båten?',
    options: ['Ved den gamle bryggen', 'I skogen', 'Bak skolen'],
    reflectionTitle: 'Tenk etter',
    reflection: 'Når så du sist på nattehimmelen? Skriv hva du så.',
    reference: 'Se på et stjernekart',
    secondTitle: 'Et brev fra vannet',
    quizTitle: 'Hvor godt husker du boken?',
    secondQuizTitle: 'Ord fra første kapittel',
    answer: 'Stjernene over vannet',
  },
  nl: {
    language: 'nl',
    title: 'De jongen die sterren telde',
    description: 'Lees het eerste hoofdstuk en beantwoord de vragen.',
    openPhrase: 'Wat telde de jongen voor hij in slaap viel?',
    targetAnswers: ['Sterren', 'De sterren boven het meer'],
    closedPhrase: 'Waar lag de boot?',
    options: ['Bij de oude steiger', 'In het bos', 'Achter de school'],
    reflectionTitle: 'Denk erover na',
    reflection: 'Wanneer keek je voor het laatst naar de nachthemel? Schrijf op wat je zag.',
    reference: 'Bekijk een sterrenkaart',
    secondTitle: 'Een brief van het meer',
    quizTitle: 'Hoe goed herinner je je het boek?',
    secondQuizTitle: 'Woorden uit het eerste hoofdstuk',
    answer: 'De sterren boven het meer',
  },
  se: {
    language: 'sv',
    title: 'Pojken som räknade stjärnor',
    description: 'Läs det första kapitlet och svara på frågorna.',
    openPhrase: 'Vad räknade pojken innan han somnade?',
    targetAnswers: ['Stjärnor', 'Stjärnorna över sjön'],
    closedPhrase: 'Var låg båten?',
    options: ['Vid den gamla bryggan', 'I skogen', 'Bakom skolan'],
    reflectionTitle: 'Fundera',
    reflection: 'När tittade du senast på natthimlen? Skriv vad du såg.',
    reference: 'Titta på en stjärnkarta',
    secondTitle: 'Ett brev från sjön',
    quizTitle: 'Hur väl minns du boken?',
    secondQuizTitle: 'Ord ur första kapitlet',
    answer: 'Stjärnorna över sjön',
  },
  uk: english,
  us: english,
};
