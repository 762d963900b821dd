import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { everyMode, picturedStories, storiesOf, translatedStories, workspaces } from './storyProjects.ts';

/**
 * The stories to run: of one workspace, with pictures, translated, or all in every mode; by default those of all workspaces. Loading each run takes a
 * second.
 */
const { STORY_RUNS: runs } = process.env;

function projects() {
  if (runs === 'modes' || runs === 'combinations') return everyMode(runs);
  if (runs === 'pictures') return picturedStories();
  if (runs === 'translated') return translatedStories();
  return workspaces.filter((workspace) => !runs || workspace === runs).flatMap(storiesOf);
}

export default defineConfig({ root: join(import.meta.dirname, '..'), test: { projects: projects() } });
