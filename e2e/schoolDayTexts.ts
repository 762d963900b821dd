/** The texts that the journey of a school day expects, in the language of its realms. */
export const schoolDayTexts = {
  se: {
    logInByCard: 'Ja, logga in',
    assignments: 'Uppgifter och quiz',
    assignment: 'Pojken som räknade stjärnor',
    questions: ['Vad räknade pojken innan han somnade?', 'Fundera'],
    savedAt: /^Sparat \d\d:\d\d$/,
    unavailable: /^Tjänsten svarar inte just nu\./,
    closeBook: 'Stäng boken',
    leave: 'Stäng ändå',
    submit: 'Lämna in',
    yes: 'Ja, lämna in',
    completed: 'Dina svar är inlämnade.',
  },
  de: {
    logInByCard: 'Ja, anmelden',
    assignments: 'Aufgaben und Quiz',
    assignment: 'Der Junge, der Sterne zählte',
    questions: ['Was zählte der Junge, bevor er einschlief?', 'Denk darüber nach'],
    savedAt: /^Gespeichert um \d\d:\d\d$/,
    unavailable: /^Der Dienst antwortet gerade nicht\./,
    closeBook: 'Buch schließen',
    leave: 'Weggehen',
    submit: 'Abgeben',
    yes: 'Ja, abgeben',
    completed: 'Deine Antworten sind abgegeben.',
  },
} as const;
