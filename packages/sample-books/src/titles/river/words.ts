/** The sentence templates of the novel. Slots in braces are filled with values of the section. */
export const seasons = [
  'thaw',
  'spring',
  'early summer',
  'high summer',
  'harvest',
  'late autumn',
  'the first frost',
  'deep winter',
] as const;

export const rivers = [
  'Alder',
  'Brindle',
  'Cress',
  'Dunnock',
  'Ember',
  'Fennel',
  'Grebe',
  'Hollow',
  'Iron Brook',
  'Juniper',
  'Kestrel',
  'Linnet',
  'Marl',
  'Nettle',
  'Otter',
  'Pewter',
  'Quill',
  'Reed',
  'Sallow',
  'Teal',
  'Umber',
  'Vetch',
  'Willow',
  'Yarrow',
] as const;

export const people = [
  ['Berta Lund', 'miller', 'she'],
  ['Osric Vane', 'ferryman', 'he'],
  ['Tamsin Grey', 'bridge keeper', 'she'],
  ['Anselm Rook', 'eel catcher', 'he'],
  ['Hanne Falk', 'schoolteacher', 'she'],
  ['Ivo Marsh', 'dyke warden', 'he'],
  ['Petra Sallow', 'basket maker', 'she'],
  ['Jonas Tide', 'lock keeper', 'he'],
  ['Mabel Thorne', 'beekeeper', 'she'],
  ['Emrys Hale', 'stonemason', 'he'],
  ['Lotte Brandt', 'washerwoman', 'she'],
  ['Caspar Finch', 'postman', 'he'],
  ['Ruth Amsel', 'midwife', 'she'],
  ['Silas Wren', 'boat builder', 'he'],
  ['Greta Holm', 'cheese maker', 'she'],
  ['Tobias Reed', 'thatcher', 'he'],
] as const;

export const complaints = [
  ['had moved its bank by the width of a cart', 'a boundary', 'the old stone marker lay under a hand of water'],
  ['carried less water than the register allowed', 'a shortage', 'the wheel turned only every other hour'],
  ['had swallowed a footbridge in the night', 'a lost bridge', 'two planks were found in the reeds a mile below'],
  ['ran the colour of tea', 'a stain', 'someone upstream was washing wool in walnut'],
  ['had begun to hum', 'a sound', 'a bottle without a cork was lodged between two stones'],
  ['was claimed by both parishes', 'a quarrel', 'each of them had a map, and each map was drawn from memory'],
  ['had no name in the new atlas', 'an omission', 'a fold of the paper ran exactly where the name should have been'],
  ['froze from the bottom up', 'a wonder', 'the children had put in a net of iron to catch stars'],
  ['had brought down a door with its handle still on', 'a found thing', 'nobody within a day’s walk was missing one'],
  ['was two days late', 'a delay', 'beavers had held a meeting at the narrows'],
  ['tasted of salt, forty miles from the sea', 'a taste', 'a cart of it had turned over at the ford'],
  ['refused to be measured', 'a refusal', 'the rod came up shorter than it went in'],
] as const;

export const openings = [
  'Odile set out for the {river} before the kettle had boiled, because {season} does not wait for clerks.',
  'The road to the {river} was softer than she remembered, and {season} stood on both sides of it with its hands in its pockets.',
  'A note about the {river} had lain on her desk for three days, under the cat, and the cat had agreed with none of it.',
  'It was {season}, and the {river} was the only thing in the valley that was awake.',
  'There were two ways to the {river}: the short one, which was wet, and the long one, which was wetter.',
  'By the time Odile reached the {river} her boots had taken the shape of the weather.',
  'The {river} is a small river, said the register, and Odile had always thought that it sounded like an apology.',
  'She heard the {river} before she saw it, as one hears a neighbour through a wall.',
] as const;

export const meetings = [
  '{person}, the {trade}, was waiting where the path ends, with the face of someone who has rehearsed.',
  'On the bank sat {person}, {trade} in the third generation, and did not get up.',
  '“You are the clerk,” said {person}, who was the {trade} and had the hands of one.',
  'The {trade}, a certain {person}, offered her half a pear, which in that district is a contract.',
  'She found {person} in the doorway of the {trade}’s hut, mending something that was not broken.',
  'Nobody was there but {person}, the {trade}, and nobody else was needed.',
] as const;

export const reports = [
  'It turned out that the {river} {complaint}. “Since when?” asked Odile. “Since I noticed,” said the {trade}.',
  'The {river}, {pronoun} said, {complaint}, and {pronoun} said it in the voice in which people speak of an uncle.',
  '“Write down that it {complaint},” said the {trade}. “Write it large.” Odile wrote it in the size in which she wrote everything.',
  'In short: the {river} {complaint}. In long it took until the shadows had crossed to the other bank.',
  'There was no doubt that the {river} {complaint}; the only question was whom it should have asked.',
] as const;

export const measures = [
  'She took out the brass rod, the string with its eleven knots, and the small bottle that had once held ink.',
  'She measured width, depth and patience, in that order, and wrote the three numbers below each other.',
  'She knelt, for a river will not be read standing, and held her hand in the water until it stopped being cold.',
  'First she counted leaves as they passed, then twigs, then, for the sake of fairness, nothing at all.',
  'She walked the bank twice, once with her eyes open and once with them shut, and the second time she learned more.',
  'She compared the mark of the year before last with the mark of this year, and both with a heron, who was no help.',
] as const;

export const findings = [
  'In the end it was simple, as things are in the end: {finding}.',
  'Towards evening she had it. It was no more than this: {finding}.',
  'The {trade} saw it first and was too polite to say so. Then Odile saw it too: {finding}.',
  '“Ah,” said Odile, which she allowed herself once a month, for {finding}.',
  'It took a child with a bucket to show them that {finding}.',
] as const;

export const thoughts = [
  'A register, she thought, is a kind of bridge: one builds it for people one will never meet.',
  'It struck her that she had never seen the same river write the same sentence.',
  'Her predecessor had noted at this place only the word “gently”, and she began to understand why.',
  'She thought of her father, who could tell a river by the sound of its name in the mouths of those who lived there.',
  'One could be angry with water, but it took a great deal of practice, and the water never noticed.',
  'Large rivers have poets, she thought. Small ones have us.',
  'She had once believed that the work would end. Now she believed that it would be handed on, and that was better.',
  'There is a silence that belongs to places where something has been put right, and she stood in it for a while.',
] as const;

export const talks = [
  '“Will it stay like this?” asked {person}. “No,” said Odile, “but it will stay in the book.”',
  '“My mother said it was deeper once,” said {person}. “Everything was,” said Odile, “when our mothers stood in it.”',
  '“And what does it cost?” asked {person}. Odile looked at the water. “It has been paid,” she said.',
  '“You could have sent a letter,” said {person}. “It would not have got its feet wet,” said Odile.',
  '“They say you know them all,” said {person}. “I know their names,” said Odile. “It is a beginning.”',
  '“Is it true that nobody reads it?” asked {person}, and meant the register. “You are in it,” said Odile. “Now there are two of us.”',
] as const;

export const closings = [
  'So she wrote under {matter}: settled, and under remarks: a good pear.',
  'She entered {matter} in the third column, where the things go that are neither gain nor loss.',
  'On the way back she noticed that she was walking in step with the {river}, and did not change it.',
  'The ink was dry before the page was full, and she left the rest of it white, as one leaves a chair free.',
  'Behind her the {river} went on with what it had been saying.',
  'At the bend she turned round once. {person} had lifted a hand, or was shading the eyes; it came to the same.',
  'That night it rained on all the rivers of the district alike, which is the only justice they know.',
] as const;
