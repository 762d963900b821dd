/** The chapters of the reflowable books, a sentence each; written for this project. */
export const chapters: Readonly<Record<string, readonly { readonly title: string; readonly sentences: readonly string[] }[]>> = {
  'book-1': [
    {
      title: 'Bryggan',
      sentences: [
        'Emil bodde i det sista huset före sjön.',
        'Varje kväll gick han ut på bryggan och räknade stjärnor.',
        'Han började alltid med den över granen, för den var snabbast att hitta.',
        'Den här kvällen kom han till fyrtiotre innan molnen kom.',
      ],
    },
    {
      title: 'Båten',
      sentences: [
        'I båten låg en lampa som ingen hade tänt på länge.',
        'Emil torkade glaset med sin tröja.',
        'När lampan lyste låg stjärnorna plötsligt i vattnet.',
        'Då räknade han dem en gång till, och nu var de åttiosex.',
      ],
    },
  ],
  'book-3': [
    {
      title: 'The First Letter',
      sentences: [
        'The boat brought one letter a week, and this week it was for June.',
        'It had no name on the back, only a drawing of a lighthouse.',
        'I see your light every night, it said. Do you see mine?',
      ],
    },
    {
      title: 'The Answer',
      sentences: [
        'June climbed to the lamp and looked along the dark line of the shore.',
        'There, small and low, a torch went on and off, on and off.',
        'She closed the shutter twice, which is the shortest way to say hello.',
      ],
    },
    {
      title: 'The Storm',
      sentences: ['For nine days no boat came.', 'On the tenth, the sea lay flat as a table, and there were two letters.'],
    },
    {
      title: 'The Shore',
      sentences: [
        'In spring June crossed the water with a bag, a map and all four letters.',
        'On the jetty stood a girl with a torch, though it was noon.',
      ],
    },
  ],
};

/** The pages of the picture book. */
export const shapes = [
  'A circle rolls.',
  'A square stays.',
  'A triangle points.',
  'Rain draws lines.',
  'The hill is half a circle.',
  'Good night, shapes.',
] as const;
