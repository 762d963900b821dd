import { randomFrom } from '@realmkit/design-system/drawing/random.ts';
import { ask, type Reply, type Server, type TestRequest } from '../src/platform/sandbox/testing/visitor.ts';
import type { People, Person, Pupil } from './people.ts';

type Answers = Readonly<Record<string, Readonly<Record<string, { readonly value?: string; readonly optionId?: string }>>>>;

/** What a device knows of a submission. */
interface Copy {
  readonly id: string;
  readonly status: string;
  readonly answers: Answers;
  readonly etag: string;
}

/** A word that exists once: it names the pupil who wrote it. */
export interface Word {
  /** The exercise of the question; the question is its first. */
  readonly exercise: string;
  readonly text: string;
}

interface Device {
  copy: Copy;
  /** What is not known to be saved. */
  typed: readonly Word[];
  /** The end of the latest request: a device sends one at a time. */
  idle: Promise<void>;
}

interface Work {
  /** What was written before the day. */
  readonly before: Answers;
  /** The words that the service said were saved. */
  readonly saved: Word[];
  readonly devices: readonly Device[];
  isHandedIn: boolean;
}

/** The questions of the assignment that are answered in words. */
export const exercises = ['exercise-1-reading', 'exercise-1-thinking'] as const;
const wordPattern = /\[([\w-]+)\.\d+\]/g;

const textOf = (answers: Answers | undefined, exercise: string): string => answers?.[exercise]?.['0']?.value ?? '';
const withWord = (answers: Answers, { exercise, text }: Word): Answers => {
  const before = textOf(answers, exercise);
  return before.includes(text) ? answers : { ...answers, [exercise]: { ...answers[exercise], 0: { value: before + text } } };
};

/** What happens, and how often of 200 times. */
const acts = {
  write: 107,
  writeUnheard: 18,
  handIn: 4,
  readOwn: 18,
  readAssigned: 18,
  peek: 16,
  overwrite: 6,
  move: 6,
  fault: 5,
  restart: 2,
};
type Act = keyof typeof acts;
/** What happens while nothing else does; the last two only where the day may break the platform. */
const alone: ReadonlySet<Act> = new Set(['move', 'fault', 'restart']);

/**
 * A day of pupils on two devices each, and of the staff who look on, in an order that a seed repeats. Words are only ever added, so each that the
 * service said it saved has to be where it was written, once, and nowhere else.
 */
export class SchoolDay {
  /** Words that were saved and are not there, and work that staff do not find. */
  readonly lost: string[] = [];
  /** What somebody could read that is not for them. */
  readonly shown: string[] = [];
  acts = 0;
  readonly people: People;
  readonly #server: Server;
  readonly #random: () => number;
  readonly #restart: (() => Promise<void>) | undefined;
  readonly #work = new Map<Person, Work>();
  #words = 0;

  /** `restart` stops the platform and starts it on the same data; without it nothing breaks but what the caller breaks. */
  constructor(server: Server, people: People, seed: number, restart?: () => Promise<void>) {
    this.#server = server;
    this.people = people;
    this.#random = randomFrom(seed);
    this.#restart = restart;
  }

  /** Opens the assignment of each pupil, on two devices. */
  async begin(): Promise<void> {
    for (const pupil of this.people.pupils) {
      const reply = await this.#call(pupil, 'GET', `/submissions/${pupil.submission}`);
      if (reply?.status !== 200) throw new Error(`${pupil.userName} cannot open the assignment: ${reply?.status}.`);
      const device = (): Device => ({ copy: reply.body, typed: [], idle: Promise.resolve() });
      this.#work.set(pupil, { before: reply.body.answers, saved: [], devices: [device(), device()], isHandedIn: false });
    }
  }

  /** Makes up a word of a pupil. */
  word(pupil: Person, exercise: string): Word {
    this.#words += 1;
    return { exercise, text: `[${pupil.uid}.${this.#words}]` };
  }

  /** Notes words that a page said it has saved. */
  noteSaved(pupil: Person, ...words: readonly Word[]): void {
    this.#workOf(pupil).saved.push(...words);
  }

  /** Lets a number of things happen, up to eight at once, by some of the pupils. */
  async live(count: number, pupils: readonly Pupil[] = this.people.pupils): Promise<void> {
    const drawn = (Object.entries(acts) as [Act, number][]).flatMap(([act, times]) =>
      this.#restart || (act !== 'fault' && act !== 'restart') ? Array.from({ length: times }, () => act) : [],
    );
    let running: Promise<void>[] = [];
    for (let done = 0; done < count; done++) {
      const act = this.#pick(drawn);
      if (running.length === 8 || alone.has(act)) {
        await Promise.all(running);
        running = [];
      }
      const acting = this.happen(act, pupils);
      if (alone.has(act)) await acting;
      else running.push(acting);
    }
    await Promise.all(running);
  }

  /** Lets pupils hand in while the teacher looks; then everybody reads what they can. */
  async end(pupils: readonly Pupil[] = this.people.pupils): Promise<void> {
    await ask(this.#server, 'DELETE', '/__sandbox/faults');
    this.acts += pupils.length + 1;
    await Promise.all([...pupils.map((pupil) => this.#send(pupil, 'Submitted')), this.#read(this.people.teacher)]);
    const { teacher, colleague, superuser } = this.people;
    for (const reader of [...this.people.pupils, teacher, colleague, superuser])
      if (!(await this.#read(reader))) this.lost.push(`${reader.userName} can read nothing`);
  }

  #pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  #workOf(pupil: Person): Work {
    const work = this.#work.get(pupil);
    if (!work) throw new Error(`${pupil.userName} has no assignment.`);
    return work;
  }

  /** Sends a request; resolves with undefined if it got no answer. */
  #call = ({ token }: Person, method: string, path: string, request: TestRequest = {}): Promise<Reply | undefined> =>
    ask(this.#server, method, path, { ...request, token }).catch(() => undefined);

  /** Lets one thing happen, by or to one of the pupils. */
  async happen(act: Act, pupils: readonly Pupil[]): Promise<void> {
    this.acts += 1;
    const pupil = this.#pick(pupils);
    const { teacher, colleague, superuser, otherGroup } = this.people;
    if (act === 'write' || act === 'writeUnheard') return this.#write(pupil, act === 'write');
    if (act === 'handIn') return this.#send(pupil, 'Submitted');
    if (act === 'readOwn') return void (await this.#read(pupil));
    if (act === 'readAssigned') return void (await this.#read(this.#pick([teacher, teacher, colleague, superuser])));
    if (act === 'restart') return this.#restart?.();
    if (act === 'peek' || act === 'overwrite') {
      const other = this.#pick([...this.people.pupils, teacher, colleague]);
      if (other !== pupil) await (act === 'peek' ? this.#peek(other, pupil) : this.#overwrite(other, pupil));
    } else if (act === 'fault') {
      const what = this.#pick([{ status: 503 }, { drop: true }]);
      await ask(this.#server, 'POST', '/__sandbox/faults', {
        json: { service: 'submissions', times: 1 + Math.floor(this.#random() * 6), ...what },
      });
    } else {
      const group = pupil.group === otherGroup ? pupil.home : otherGroup;
      const path = `/customer-management/eu/users/${pupil.uid}/groups/`;
      for (const [method, uid] of [['PUT', group] as const, ['DELETE', pupil.group] as const]) {
        const { status } = await ask(this.#server, method, path + uid, superuser);
        if (status >= 300) throw new Error(`${method} ${path}${uid}: ${status}`);
      }
      pupil.group = group;
    }
  }

  #write(pupil: Pupil, isHeard: boolean): Promise<void> {
    const device = this.#pick(this.#workOf(pupil).devices);
    device.typed = [...device.typed, this.word(pupil, this.#pick(exercises))];
    return this.#send(pupil, 'InProgress', device, isHeard);
  }

  /** Sends what is typed on a device, and after a change elsewhere once more beside that; whoever does not hear the answer knows nothing of it. */
  #send(pupil: Pupil, status: string, device = this.#pick(this.#workOf(pupil).devices), isHeard = true): Promise<void> {
    const path = `/submissions/${pupil.submission}`;
    const work = this.#workOf(pupil);
    const sendNow = async (triesLeft: number): Promise<void> => {
      const { copy, typed } = device;
      const text = JSON.stringify({ status, answers: typed.reduce(withWord, copy.answers) });
      const reply = await this.#call(pupil, 'PATCH', path, { headers: { 'if-match': copy.etag }, text });
      if (!isHeard) return;
      if (reply?.status === 200) {
        device.copy = reply.body;
        device.typed = device.typed.filter((word) => !typed.includes(word));
        work.saved.push(...typed);
        work.isHandedIn ||= status === 'Submitted';
      } else if (reply?.status === 412 && triesLeft > 0) {
        const now = await this.#call(pupil, 'GET', path);
        if (now?.status === 200) device.copy = now.body;
        await sendNow(triesLeft - 1);
      }
    };
    device.idle = device.idle.then(() => sendNow(1));
    return device.idle;
  }

  #sees(reader: Person, { uid, group, home }: Pupil): boolean {
    const { teacher, colleague, superuser, otherGroup } = this.people;
    if (reader === teacher) return group === home;
    return reader === superuser || reader.uid === uid || (reader === colleague && group === otherGroup);
  }

  async #peek(reader: Person, pupil: Pupil): Promise<void> {
    const reply = await this.#call(reader, 'GET', `/submissions/${pupil.submission}`);
    if (reply?.status === 200 && !this.#sees(reader, pupil)) this.shown.push(`${reader.userName} opened the work of ${pupil.userName}`);
  }

  async #overwrite(writer: Person, pupil: Pupil): Promise<void> {
    const text = JSON.stringify({ status: 'Submitted', answers: withWord({}, this.word(writer, exercises[0])) });
    const reply = await this.#call(writer, 'PATCH', `/submissions/${pupil.submission}`, { text });
    if (reply?.status === 200) this.lost.push(`${writer.userName} wrote over the work of ${pupil.userName}`);
  }

  /** Returns all rows of a list, by pages; undefined if one could not be loaded. */
  async #rows(reader: Person): Promise<(Copy & { readonly userUid?: string })[] | undefined> {
    const rows = [];
    const first = `/submissions/?limit=9&ownership=${this.#work.has(reader) ? 'Mine' : 'Assigned'}`;
    for (let cursor: string | null = ''; cursor !== null; ) {
      const reply: Reply | undefined = await this.#call(reader, 'GET', first + cursor);
      if (reply?.status !== 200) return undefined;
      rows.push(...reply.body.data);
      if (rows.length > 1000) throw new Error(`The list of ${reader.userName} does not end.`);
      cursor = reply.body.cursor && `&cursor=${encodeURIComponent(reply.body.cursor)}`;
    }
    return rows;
  }

  /** Reads a list, and compares it with what was saved before; false if it could not be loaded. */
  async #read(reader: Person): Promise<boolean> {
    // What is saved while the list is loaded may be in it or not.
    const known = this.people.pupils.map((pupil) => {
      const { saved, before, isHandedIn } = this.#workOf(pupil);
      return { pupil, saved: [...saved], before, isHandedIn };
    });
    const rows = await this.#rows(reader);
    if (!rows) return false;
    for (const { id, userUid = reader.uid, ...row } of rows)
      for (const [word, uid] of JSON.stringify(row).matchAll(wordPattern))
        if (uid !== userUid) this.shown.push(`${reader.userName} reads ${word} in ${id} of ${userUid}`);
    for (const { pupil, saved, isHandedIn, before } of known) {
      const row = rows.find(({ id }) => id === pupil.submission);
      if (!this.#sees(reader, pupil)) {
        if (row) this.shown.push(`${reader.userName} sees the work of ${pupil.userName}`);
        continue;
      }
      for (const exercise of exercises) {
        const text = textOf(row?.answers, exercise);
        const words = saved.filter((word) => word.exercise === exercise).map((word) => word.text);
        const there: readonly string[] = text.match(wordPattern) ?? [];
        const isWhole = text === textOf(before, exercise) + [...new Set(there)].join('') && words.every((word) => there.includes(word));
        if (!isWhole) this.lost.push(`${reader.userName} reads “${text}” of ${pupil.userName}, and not ${words}`);
      }
      if (isHandedIn && row?.status !== 'Submitted') this.lost.push(`${reader.userName} sees no hand-in of ${pupil.userName}`);
    }
    return true;
  }
}
