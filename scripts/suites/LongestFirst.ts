import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longer than ten seconds, as they end on a machine with two cores. */
const longest =
  /\/(epub-tests\/run|embed\/example|sandbox\/killed|snapshots\/snapshots|database\/folder|payment\/payment|sandbox\/conformance|schoolDay\/schoolDay)\.test\.ts$/;

/** Starts the longest files first, so that no worker waits for the other's last one; without results of earlier runs Vitest knows only the sizes of files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(longest.test(other.moduleId)) - Number(longest.test(one.moduleId)));
  }
}
