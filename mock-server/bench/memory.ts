import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { runScript } from '../../scripts/bench/runningScript.ts';

const kilobytesOf = (pid: number): number =>
  process.platform === 'linux'
    ? Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    : Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));

/** Returns the memory of a process, in MB of 1024 × 1024 bytes. */
export const memoryOf = (pid: number): number => Math.round(kilobytesOf(pid) / 1024);

/** Returns the memory of Node without a script, in MB. */
export async function bareMemory(): Promise<number> {
  const bare = runScript(['--eval', 'setInterval(() => {}, 1000)'], {});
  await new Promise((resolve) => setTimeout(resolve, 500));
  const held = memoryOf(bare.pid);
  await bare.stop();
  return held;
}
