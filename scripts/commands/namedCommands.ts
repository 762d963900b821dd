import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from '../projectFiles.ts';

/** A command that a text names as code. */
export interface CommandInText {
  /** The command, without a comment and with single spaces. */
  readonly command: string;
  /** The place as FILE:LINE. */
  readonly place: string;
}

/** A command that a person can type: of npm, or a file of the project that Node runs. */
const isCommand = (code: string): boolean => /^(?:[A-Z][A-Z_]*=\S+ )*(?:(?:npm|npx) \S|node \S+\/\S)/.test(code);

/** Blocks of code, and code within a line or a table of a guide. */
const code = /^```.*\n(?<block>[\s\S]*?)^```|`(?<span>[^`]+)`|<code>\{'(?<element>[^']+)'\}<\/code>/gm;

/** Returns the commands that a text names. */
export function commandsIn(file: string, text: string): CommandInText[] {
  return [...text.matchAll(code)].flatMap(({ index, groups }) => {
    const { block, span, element } = groups ?? {};
    const first = text.slice(0, index).split('\n').length;
    const lines = block === undefined ? [(span ?? element ?? '').replace(/\s+/g, ' ')] : ['', ...block.split('\n')];
    return lines
      .map((line, below) => ({
        command: line.replace(/^\s*(?:- run: |\$ )?/, '').replace(/\s+#.*$/, ''),
        place: `${file}:${first + below}`,
      }))
      .filter(({ command }) => isCommand(command));
  });
}

/** Returns the commands that the project's texts and guides name. */
export function namedCommands(): CommandInText[] {
  const root = join(import.meta.dirname, '../..');
  return projectFiles(['*README.md', 'CONTRIBUTING.md', '*.mdx', 'docs/*.md']).flatMap((file) =>
    commandsIn(file, readFileSync(join(root, file), 'utf8')),
  );
}
